import type { Language } from '#app/domain/text/language.ts'

/**
 * Phrases that drafts of language models use far more often than people do, by language: padding, grand openings,
 * worn-out images, hedged conclusions. One to a line; "a|b" is one word or the other, "stem*" any word that begins so.
 */
export const STOCK_PHRASES: Record<Language, string> = {
  en: `
it is|it's important|essential|crucial|vital to note|remember|recognize|recognise|understand|mention|acknowledge
it is|it's worth noting|mentioning|remembering|considering
it should be noted that
plays|play|played|playing a|an crucial|vital|key|pivotal|significant|important|essential role
in today's fast-paced|digital|modern|world|society|competitive
in today's ever-changing|ever-evolving|interconnected|rapidly
ever-evolving|ever-changing landscape|world
in the realm|world|landscape of
in an era of|where
at the heart of
delv* into|deeper
tapestry of
a testament to
stands as a testament
serves as a reminder|testament|catalyst|beacon|cornerstone
navigat* the complexities|challenges|landscape|intricacies
unlock* the potential|power|secrets|full
harness* the power|potential
unleash* the|your
embark* on a|this|your
a journey of
treasure trove
a myriad of
a plethora of
a wide range|array|variety of
a diverse range|array|set of
a delicate balance
a double-edged sword
a game changer
game-changer|game-changing
paradigm shift
pave|paves|paved|paving the way
shed|sheds|shedding light on
pushing|push|pushes the boundaries
push|pushes|pushing the envelope
rich history|heritage|tapestry
vibrant community|culture|tapestry|city
bustling city|streets|market|metropolis
nestled in|between|among
not only but
not just but also
it's not just|only about
more than just a
when it comes to
in conclusion
in summary
to sum up
to summarize
all in all
at the end of the day
last but not least
first and foremost
in essence
ultimately the
overall this|the|it
furthermore
moreover
additionally
consequently
nevertheless it
that being said
with that being said
having said that
needless to say
as we move forward
moving forward
looking ahead
as technology continues to
continues to evolve|grow|shape
the importance of
cannot be overstated|understated
by leveraging|harnessing|embracing|fostering
leverag* the|their|this|your
foster* a|an|innovation|collaboration|creativity|understanding
underscor* the|its|how
highlights the importance|need|significance
emphasiz* the importance|need
profound impact|effect|influence|implications
significant impact|implications|challenges|strides
far-reaching implications|consequences|effects
seamless|seamlessly integrat*
seamless experience|integration
cutting-edge technology|technologies|solutions
state-of-the-art
holistic approach
multifaceted approach|nature|challenge|issue
comprehensive understanding|approach|guide|overview
nuanced understanding|approach|perspective
deeper understanding of
valuable insights|insight|lessons
meaningful connections|change|impact
a sense of belonging|community|purpose|wonder
sense of accomplishment
whether you're|you are a
look no further
dive|dives|diving into|deeper
let's explore|dive|delve
i hope this email|message finds you
in order to
due to the fact that
a significant number|amount of
the fact that
remains to be seen
only time will tell
endless possibilities
limitless|boundless possibilities|potential
make informed decisions|choices
stay ahead of the curve
thought-provoking
resonat* with readers|audiences|people|many
captivat* audiences|readers|the
intricate details|web|dance|interplay
complex interplay|web
symphony of
beacon of hope
transformative power|potential|impact
indelible mark
crucial|pivotal moment|step|component|aspect
as an ai language model`,
  es: `
es importante|fundamental|esencial|crucial destacar|señalar|mencionar|recordar|tener|subrayar
cabe destacar|señalar|mencionar|resaltar|recordar
vale la pena destacar|señalar|mencionar
hay que tener en cuenta
desempeñ* un papel crucial|fundamental|clave|importante|esencial|vital
juega|juegan|jugar|jugando un papel crucial|fundamental|clave|importante|esencial|vital
en el mundo actual
en el mundo de hoy
en la era digital
en la actualidad
en un mundo cada vez más
hoy en día
en constante evolución|cambio|crecimiento
en el ámbito de|del
en el panorama
una amplia gama|variedad
una gran variedad
un sinfín de
una multitud de
un abanico de
en conclusión
en resumen
en definitiva
en última instancia
en pocas palabras
por último pero no menos
no solo sino
no sólo sino
no se trata solo
además
en general
asimismo
por otro lado
por lo tanto
sin lugar a dudas
sin duda alguna
a medida que avanzamos|la
a lo largo de la historia
desde tiempos inmemoriales
el poder de la
desbloquear el potencial
liberar el potencial
aprovechar el poder|potencial|máximo
abre|abren|abrir|abriendo nuevas puertas|posibilidades|oportunidades
allanar el camino
sentar las bases
marcar la diferencia|un
un antes y un después
un testimonio de
un recordatorio de
un tapiz de
rica historia|herencia|cultura
impacto significativo|profundo|duradero
implicaciones significativas|profundas
desafíos y oportunidades
retos y oportunidades
fomentar la|el|un|una
potenciar la|el
optimizar la|el|los
de manera efectiva|eficiente|significativa|integral
de vanguardia
de última generación
enfoque integral|holístico
comprensión profunda|integral
tomar decisiones informadas
sumérgete en
adentrarse en
explorar las|los|cómo
navegar por las|los
un delicado equilibrio
un arma de doble filo
pone de manifiesto|relieve
subraya la importancia|necesidad
resalta la importancia|necesidad
la importancia de
es crucial|fundamental|imprescindible|esencial que
como modelo de lenguaje`,
  fr: `
il est important|essentiel|crucial|primordial de noter|souligner|rappeler|mentionner|comprendre
il convient de noter|souligner|rappeler|mentionner|préciser
il est à noter que
force est de constater
il va sans dire
joue|jouent|jouer|jouant|jouait un rôle crucial|essentiel|clé|important|majeur|fondamental|central|déterminant
dans le monde d' aujourd'hui
dans le monde actuel|moderne
dans un monde où|en
à l' ère du|de|numérique
de nos jours
à l' heure actuelle
en constante évolution|mutation
en perpétuelle évolution|mutation
dans le domaine de|du
au coeur|cœur de|du|des
une large|vaste gamme
un large éventail
une multitude de
une myriade de
une pléthore de
en conclusion
en résumé
en somme
en définitive
en fin de compte
pour conclure
pour résumer
dans l' ensemble
de plus
par ailleurs
en outre
par conséquent
néanmoins il
d' une part
non seulement mais
ce n' est pas seulement
bien plus qu' un|une
témoigne|témoignent de la|l'
un véritable témoignage
une véritable révolution
ouvrir la voie
ouvre la voie
ouvrant la voie
ouvre de nouvelles perspectives
mettre en lumière
met en lumière
mettant en lumière
met en évidence
souligne l' importance
l' importance de
riche histoire|patrimoine|tapisserie
impact significatif|profond|considérable|majeur
défis et opportunités
favoriser la|le|l'|un|une
exploiter le potentiel
libérer le potentiel
tirer parti de|des
à la pointe de|du
de pointe
approche holistique|globale|intégrée
compréhension approfondie|nuancée
prendre des décisions éclairées
plonger dans|au
plongez dans|au
naviguer dans|à
explorer les|la|le|comment
un équilibre délicat
une arme à double tranchant
il ne fait aucun doute
sans aucun doute
au fil du temps
depuis la nuit des temps
jour après jour
que vous soyez
n' hésitez pas à
en tant que modèle de`,
  de: `
es ist wichtig|entscheidend|wesentlich|unerlässlich zu beachten|betonen|erwähnen|verstehen
es ist wichtig dass
es sei darauf hingewiesen
es lässt sich festhalten|sagen
zusammenfassend lässt|kann|ist
zusammenfassend
abschließend lässt|kann|ist
abschließend
letztendlich
letzten endes
nicht zuletzt
insgesamt lässt|zeigt|kann
im großen und ganzen
spielt|spielen|spielte|spielten eine entscheidende|wichtige|zentrale|wesentliche|bedeutende|große rolle
eine entscheidende|wichtige|zentrale|wesentliche|bedeutende rolle
in der heutigen welt|zeit|gesellschaft
in der heutigen digitalen|schnelllebigen|modernen
in einer welt
im zeitalter der|des
im digitalen zeitalter
sich ständig|stetig wandelnden|verändernden|weiterentwickelnden
ständig im wandel
im bereich der|des
im herzen der|von|des
eine vielzahl von|an
eine breite palette
eine fülle von|an
ein breites spektrum
darüber hinaus
des weiteren
ferner
zudem
folglich
nichtsdestotrotz
nicht nur sondern auch
es geht nicht nur
mehr als nur ein|eine
ist ein zeugnis
ein beweis für
ebnet|ebnen|ebnete den weg
neue möglichkeiten eröffnen
eröffnet|eröffnen neue möglichkeiten|perspektiven|wege
das potenzial|potential voll|auszuschöpfen
sein|ihr volles potenzial|potential
von entscheidender|großer|zentraler|wesentlicher bedeutung
die bedeutung von
unterstreicht die bedeutung|notwendigkeit|wichtigkeit
tiefgreifende auswirkungen|veränderungen|folgen
erhebliche auswirkungen|herausforderungen
herausforderungen und chancen
chancen und herausforderungen
reiche geschichte|kultur
ganzheitlicher|ganzheitliche|ganzheitlichen ansatz|betrachtung|verständnis
umfassendes|umfassende|umfassenden verständnis|ansatz|überblick
tieferes verständnis
tiefes verständnis
wertvolle einblicke|erkenntnisse
fundierte entscheidungen
maßgeschneiderte lösungen
auf dem neuesten stand
modernste technologie|technologien
nahtlos integrier*
eintauchen in die
tauchen sie ein
begeben sie sich
ein zweischneidiges schwert
gratwanderung zwischen
in hinblick auf
im hinblick auf
es bleibt abzuwarten
ohne zweifel
zweifellos
sei es
als ki-sprachmodell`,
  it: `
è importante|fondamentale|essenziale|cruciale notare|sottolineare|ricordare|considerare|comprendere
vale la pena notare|sottolineare|ricordare
va notato|sottolineato|ricordato che
occorre sottolineare|ricordare|notare
gioca|giocano|giocare un ruolo cruciale|fondamentale|chiave|importante|essenziale|significativo
svolge|svolgono|svolgere un ruolo cruciale|fondamentale|chiave|importante|essenziale|significativo
riveste|rivestono un ruolo
nel mondo di oggi
nel mondo odierno|moderno
nella società odierna|moderna
nell' era digitale|della|moderna
al giorno d' oggi
in continua|costante|rapida evoluzione
in un mondo sempre più
nel panorama
nell' ambito di|della|del
nel cuore di|della|del
una vasta|ampia gamma
un' ampia gamma
una moltitudine di
una miriade di
una pletora di
in conclusione
in sintesi
in definitiva
in ultima analisi
per concludere
per riassumere
nel complesso
alla fine dei conti
inoltre
pertanto
di conseguenza
tuttavia è
d' altra parte
non solo ma
non si tratta solo
molto più di un|una
una testimonianza di|del|della
è una testimonianza
apre|aprono|aprire la strada
spianare la strada
apre nuove possibilità|prospettive|opportunità
gettare luce su
mette|mettere in luce
mette|mettere in evidenza
sottolinea l' importanza
evidenzia l' importanza
l' importanza di|della|del
ricca storia|cultura|tradizione
impatto significativo|profondo|duraturo
sfide e opportunità
favorire la|il|un|una
promuovere la|il|un|una
sfruttare il potenziale|appieno
liberare il potenziale
all' avanguardia
di ultima generazione
approccio olistico|integrato|globale
comprensione approfondita|profonda
decisioni informate
immergersi in|nella|nel
immergiti in|nella|nel
addentrarsi in|nella|nel
navigare nelle|tra|nel
un delicato equilibrio
un' arma a doppio taglio
senza dubbio
senza ombra di dubbio
nel corso dei secoli
fin dall' alba
che tu sia
in qualità di modello`,
  pt: `
é importante|fundamental|essencial|crucial notar|ressaltar|destacar|lembrar|mencionar|salientar|considerar
vale ressaltar|destacar|lembrar|mencionar|notar
vale a pena ressaltar|destacar|lembrar|mencionar|notar
cabe ressaltar|destacar|lembrar|mencionar
é importante|necessário ter em mente
desempenh* um papel crucial|fundamental|vital|importante|essencial|central|significativo
tem um papel fundamental|crucial|importante
no mundo atual|moderno|contemporâneo
no mundo de hoje
nos dias de hoje
nos dias atuais
na era digital|da
em um mundo cada|em
num mundo cada|em
em constante evolução|mudança|transformação
no âmbito da|do|de
no cenário atual
no coração da|de|do
uma ampla|vasta gama|variedade
uma grande variedade
uma infinidade de
uma miríade de
uma multiplicidade de
em conclusão
em resumo
em suma
em síntese
em última análise
para concluir
por fim mas
no geral
além disso
ademais
portanto
por conseguinte
dessa forma
desta forma
nesse sentido
neste contexto
nesse contexto
diante disso
não apenas mas
não só mas
não se trata apenas
muito mais do que
um testemunho da|do|de
abre|abrem|abrir|abrindo caminho
abre|abrem|abrir novas portas|possibilidades|oportunidades
pavimentar o caminho
lançar luz sobre
destaca a importância|necessidade
ressalta a importância|necessidade
a importância da|do|de
rica história|cultura|herança|tapeçaria
impacto significativo|profundo|duradouro
desafios e oportunidades
promover a|o|um|uma
fomentar a|o
potencializar a|o
aproveitar o potencial|poder
desbloquear o potencial
de ponta
de última geração
abordagem holística|integrada|abrangente
compreensão profunda|abrangente
decisões informadas
tomada de decisões informadas
mergulhar em|no|na
mergulhe em|no|na
navegar pelas|pelos|por
explorar as|os|como
um equilíbrio delicado
uma faca de dois gumes
uma espada de dois gumes
sem dúvida
sem sombra de dúvida
ao longo dos anos|séculos
desde os primórdios
como um modelo de linguagem`,
  nl: `
het is belangrijk|essentieel|cruciaal|van om|belang op|te
het is belangrijk op te merken
het is de moeite waard
het moet worden opgemerkt
er dient te worden
opgemerkt dient te worden
speelt|spelen|speelde|speelden een cruciale|belangrijke|essentiële|centrale|grote|vitale rol
een cruciale|belangrijke|essentiële|centrale|vitale rol
in de wereld van vandaag
in de hedendaagse|huidige wereld|samenleving|maatschappij
in het huidige digitale|tijdperk|landschap
in een wereld waarin|die|waar
in een tijdperk van|waarin
voortdurend|snel|steeds veranderende|evoluerende
op het gebied van
in het hart van
een breed scala
een grote verscheidenheid
een breed spectrum
een veelheid aan
een schat aan
een overvloed aan
een groot aantal
concluderend
tot slot
samenvattend
kortom
uiteindelijk
al met al
in wezen
bovendien
daarnaast
tevens
derhalve
bijgevolg
desalniettemin
niet alleen maar ook
het gaat niet alleen
meer dan alleen
een bewijs van
een getuigenis van
getuigt van
maakt|maken|maakte de weg vrij
de weg vrijmaken
effent de weg
opent nieuwe deuren|mogelijkheden
nieuwe mogelijkheden bieden|openen
werpt licht op
onderstreept het belang|de
benadrukt het belang|de
het belang van
rijke geschiedenis|cultuur|traditie
aanzienlijke|aanzienlijk|significante|diepgaande impact|invloed|gevolgen
uitdagingen en kansen
kansen en uitdagingen
bevorderen van
het volledige potentieel
het potentieel benutten
ten volle benutten
geavanceerde technologie|technologieën
holistische benadering|aanpak
alomvattende|uitgebreide aanpak|benadering|begrip
diepgaand|diepgaander|dieper begrip|inzicht
waardevolle inzichten
weloverwogen beslissingen|keuzes
weloverwogen beslissingen te nemen
duik in de|het
duiken in de|het
navigeren door de
een delicaat|delicate evenwicht|balans
een tweesnijdend zwaard
een mijlpaal
zonder twijfel
ongetwijfeld
door de eeuwen heen
naarmate de technologie
of je nu
als ai-taalmodel`,
  ru: `
важно отметить|подчеркнуть|понимать|помнить|учитывать
следует отметить|подчеркнуть|учитывать|помнить
стоит отметить|подчеркнуть|упомянуть|учитывать
необходимо отметить|подчеркнуть|учитывать
нельзя не отметить
играет|играют|сыграл|сыграла|играть важную|ключевую|решающую|значительную|существенную|центральную роль
в современном мире|обществе
в сегодняшнем мире
в наше время
в наши дни
в эпоху цифровых|глобализации|цифровизации
в условиях современного|быстро
в мире где
стремительно|постоянно меняющемся|развивающемся|меняющийся
на сегодняшний день
в сфере
в самом сердце
широкий спектр|выбор|ассортимент
широкого спектра
множество различных|возможностей|факторов
целый ряд
огромное количество
в заключение
подводя итог|итоги
таким образом
в конечном счёте|счете|итоге
в целом можно
резюмируя
кроме того
более того
помимо этого
следовательно
тем не менее
с одной стороны
с другой стороны
не только но и
это не просто
больше чем просто
является неотъемлемой|важной|ключевой|одним|одной|важным|ключевым
неотъемлемая|неотъемлемой часть|частью
свидетельствует о
служит напоминанием|свидетельством
открывает|открывают|открыть новые возможности|горизонты|перспективы
прокладывает путь
проливает свет
подчёркивает|подчеркивает важность|необходимость|значимость
важность
богатая|богатой история|историей|культура|культурное
значительное|существенное|глубокое|огромное влияние|воздействие
оказывает|оказывают|оказать значительное|существенное|глубокое|огромное влияние|воздействие
вызовы и возможности
способствует|способствуют развитию|формированию|улучшению|созданию
раскрыть потенциал
раскрытие потенциала
передовые|передовых технологии|технологий
комплексный|комплексного|целостный подход|подхода
всестороннее|глубокое понимание
принимать обоснованные|взвешенные решения
ценные|ценную идеи|информацию
погрузиться в
погружение в
хрупкий баланс
палка о двух концах
обоюдоострый меч
без сомнения
вне всякого сомнения
на протяжении веков|многих
с незапамятных времён|времен
по мере развития|того
будь то
как языковая модель`,
}
