var e=`fair-title = ¿Fue limpio el reparto?
fair-yes = Sí, este navegador lo ha comprobado.
fair-no = No, algo no coincide.
fair-unknown = Este navegador no participó en el reparto o vio demasiado poco, y no puede decirlo.
fair-help = Para que nadie pueda elegir las fichas, el servidor y el navegador de cada jugador fijan números aleatorios antes del reparto, y solo después los revelan. Los ordenadores no añaden nada.
fair-not = No es cierto:
fair-check-seed = La semilla es la que el servidor fijó antes.
fair-check-own = Los números aleatorios de este navegador se usaron sin cambios.
fair-check-others = Nadie añadió nada que no estuviera fijado antes.
fair-check-deal = Tus primeras fichas salen de la semilla y de estos números.
fair-check-draws = También las fichas que robaste salen de ahí.
fair-check-held = Un navegador no reveló sus números a tiempo; se dejaron fuera.
fair-commitment = Hash
fair-seed = Semilla
fair-verify = Para comprobar todo el registro
`;export{e as default};