var e=`mydata-imprint = Aviso legal
mydata-privacy = Privacidad
mydata-contact = Contacto
mydata-operator = El operador de este servidor
mydata-title = Mis datos en este servidor
mydata-help = No hay cuentas. Una cookie de este navegador contiene la clave de tus puestos. El servidor guarda su hash, el nombre que diste en cada mesa y las jugadas.
mydata-none = El servidor no guarda nada sobre ti.
mydata-tables = Tus mesas: { $count }
mydata-names = Tus nombres en ellas: { $names }
mydata-browsers = Navegadores a los que se avisa de los turnos: { $count }
mydata-export = Guardar todo en un archivo
mydata-delete = Borrar mis datos…
mydata-delete-sure = ¿Borrar de verdad? Dejas todas tus mesas, como si las hubieras dejado una a una, y tu nombre ya no aparece en ninguna parte. Las mesas en las que solo has jugado tú se borran. No se puede deshacer.
mydata-delete-yes = Sí, borrar mis datos
mydata-cancel = Cancelar
mydata-working = Un momento…
mydata-deleted = Hecho. El servidor ya no guarda nada sobre ti, salvo en las copias de seguridad de su operador hasta que se sustituyan.
`;export{e as default};