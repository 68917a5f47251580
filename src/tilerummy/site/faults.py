"""Why a site was not built."""

from tilerummy.engine.errors import CodedError


class NotBuilt(CodedError):
    """The folder was not written. The message is `cli-site-<code>`."""
