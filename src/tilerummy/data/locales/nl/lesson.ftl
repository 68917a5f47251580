### The texts of the lessons: a title and a text for each step of data/lessons.toml.

## The first lesson

lesson-first-1-title = Het doel: al je stenen neerleggen
lesson-first-1 = Wie zijn laatste steen neerlegt, wint. Drie of vier stenen met hetzelfde getal in verschillende kleuren zijn een set: sleep je drie gemarkeerde tienen naar de tafel, of tik ze aan en tik dan op de tafel. De opening vraagt { $points } punten; dit is genoeg. Sluit dan je beurt af.
lesson-first-2-title = Een reeks
lesson-first-2 = Drie of meer stenen van één kleur met opeenvolgende getallen zijn een reeks. Leg de 4, 5 en 6 neer.
lesson-first-3-title = Aanleggen
lesson-first-3 = Na je opening mag je bij elke rij op tafel aanleggen, wie hem ook heeft neergelegd. Waar passen je 7 en je 10?
lesson-first-4-title = Ombouwen
lesson-first-4 = Je mag de hele tafel ombouwen, als er aan het eind van je beurt maar alleen geldige combinaties liggen. Neem de rode 8 van het eind van zijn reeks: met je twee achten is het een set.
lesson-first-5-title = De joker
lesson-first-5 = Een joker vervangt elke steen. Leg hem tussen de 11 en de 13. Een joker die aan het eind nog op je rekje staat, kost veel punten.
lesson-first-6-title = De joker terughalen
lesson-first-6 = Jouw 12 is de steen die de joker vervangt. Leg hem in die reeks en neem de joker: met je twee drieën is het een nieuwe set.
lesson-first-7-title = Past er niets?
lesson-first-7 = Pak dan een steen. Daarmee eindigt je beurt.
lesson-first-8-title = Uitgaan
lesson-first-8 = Wie zijn laatste steen neerlegt, wint de ronde; de anderen tellen wat ze nog hebben. De steen die je pakte is precies de goede: leg ze alle drie neer.
lesson-first-9-title = Je bent uit!
lesson-first-9 = Dat is het hele spel. Elke doos heeft daarnaast eigen regels; de tafel waarschuwt je voordat je een steen neerlegt.
