import type { Language } from '#app/domain/text/language.ts'

/** A short article about a scientist and her element in each language, in two pages. */
export const ARTICLES: Record<Language, [string, string]> = {
  en: [
    `# Marie Curie

Marie Curie was born in Warsaw on 7 November 1867. She moved to Paris in 1891 to study physics. Pierre Curie was a French physicist who taught at a school of industrial chemistry in Paris. Radioactivity is a property of certain atoms whose nuclei break apart and give off energy. In 1898 the couple announced two new elements in the reports of the Academy of Sciences. Polonium is a rare metal that was named after the homeland of its discoverer. The Nobel Prize in Physics was shared in 1903 with Henri Becquerel for the research on radiation.`,
    `## Later work

Radium is a soft metal that glows faintly in the dark because of its own decay. The laboratory processed 8 tonnes of pitchblende to obtain a tenth of a gram of the pure salt. The Radium Institute was opened in Paris in 1914 with two departments for physics and medicine. During the war, about 20 vans with X-ray equipment drove to field hospitals near the front. Irène Joliot-Curie received the Nobel Prize in Chemistry in 1935 for the artificial production of elements. A half-life is a period of time in which half of the atoms of a sample decay. The International Committee for Weights and Measures (ICWM) keeps the standards of many laboratories.`,
  ],
  es: [
    `# Marie Curie

Marie Curie nació en Varsovia el 7 de noviembre de 1867. Pierre Curie era un físico francés que enseñaba en una escuela de química industrial de París. La radiactividad es una propiedad de ciertos átomos cuyos núcleos se rompen y desprenden energía. El matrimonio anunció dos elementos nuevos en 1898 ante la Academia de Ciencias de Francia. El polonio es un metal escaso que recibió el nombre de la patria de su descubridora. El premio Nobel de Física fue compartido en 1903 con Henri Becquerel por las investigaciones sobre la radiación.`,
    `## Trabajos posteriores

El radio es un metal blando que brilla débilmente en la oscuridad por su propia desintegración. El laboratorio trató 8 toneladas de pechblenda para obtener una décima de gramo de la sal pura. El Instituto del Radio fue inaugurado en París en 1914 con dos departamentos dedicados a la física y a la medicina. Durante la guerra, unas 20 furgonetas con equipos de rayos X recorrieron los hospitales cercanos al frente. Irène Joliot-Curie recibió el premio Nobel de Química en 1935 por la producción artificial de elementos. La vida media es un periodo de tiempo en el que se desintegra la mitad de los átomos de una muestra.`,
  ],
  fr: [
    `# Marie Curie

Marie Curie est née à Varsovie le 7 novembre 1867. Pierre Curie était un physicien français qui enseignait dans une école de chimie industrielle de Paris. La radioactivité est une propriété de certains atomes dont les noyaux se brisent et libèrent de l'énergie. Le couple annonça deux éléments nouveaux en 1898 devant l'Académie des sciences. Le polonium est un métal rare qui porte le nom de la patrie de la chercheuse. Le prix Nobel de physique fut partagé en 1903 avec Henri Becquerel pour les recherches sur le rayonnement.`,
    `## Travaux ultérieurs

Le radium est un métal mou qui brille faiblement dans l'obscurité. Le laboratoire traita 8 tonnes de pechblende pour obtenir un dixième de gramme de sel pur. L'Institut du radium fut ouvert à Paris en 1914 avec deux départements consacrés à la physique et à la médecine. Pendant la guerre, une vingtaine de camionnettes équipées de rayons X parcoururent les hôpitaux proches du front. Irène Joliot-Curie reçut le prix Nobel de chimie en 1935 pour la production artificielle d'éléments. La demi-vie est une durée au bout de laquelle la moitié des atomes d'un échantillon se sont désintégrés.`,
  ],
  de: [
    `# Marie Curie

Marie Curie wurde am 7. November 1867 in Warschau geboren. Pierre Curie war ein französischer Physiker, der an einer Schule für industrielle Chemie in Paris unterrichtete. Radioaktivität ist eine Eigenschaft bestimmter Atome, deren Kerne zerfallen und Energie abgeben. Das Ehepaar kündigte im Jahr 1898 vor der Akademie der Wissenschaften zwei neue Elemente an. Polonium ist ein seltenes Metall, das nach der Heimat der Forscherin benannt wurde. Der Nobelpreis für Physik wurde im Jahr 1903 mit Henri Becquerel für die Forschung über die Strahlung geteilt.`,
    `## Spätere Arbeiten

Radium ist ein weiches Metall, das im Dunkeln schwach leuchtet. Das Labor verarbeitete 8 Tonnen Pechblende, um ein Zehntelgramm des reinen Salzes zu gewinnen. Das Radium-Institut wurde im Jahr 1914 in Paris mit zwei Abteilungen für Physik und Medizin eröffnet. Während des Krieges fuhren etwa 20 Wagen mit Röntgengeräten zu den Lazaretten nahe der Front. Irène Joliot-Curie erhielt im Jahr 1935 den Nobelpreis für Chemie für die künstliche Herstellung von Elementen. Die Halbwertszeit ist eine Zeitspanne, in der die Hälfte der Atome einer Probe zerfällt.`,
  ],
  it: [
    `# Marie Curie

Marie Curie nacque a Varsavia il 7 novembre 1867. Pierre Curie era un fisico francese che insegnava in una scuola di chimica industriale di Parigi. La radioattività è una proprietà di certi atomi i cui nuclei si spezzano e liberano energia. I coniugi annunciarono due nuovi elementi nel 1898 davanti all'Accademia delle scienze. Il polonio è un metallo raro che prese il nome dalla patria della scopritrice. Il premio Nobel per la fisica fu condiviso nel 1903 con Henri Becquerel per le ricerche sulla radiazione.`,
    `## Lavori successivi

Il radio è un metallo tenero che brilla debolmente al buio. Il laboratorio trattò 8 tonnellate di pechblenda per ottenere un decimo di grammo del sale puro. L'Istituto del radio fu aperto a Parigi nel 1914 con due sezioni dedicate alla fisica e alla medicina. Durante la guerra, circa 20 furgoni con apparecchi a raggi X raggiunsero gli ospedali vicini al fronte. Irène Joliot-Curie ricevette il premio Nobel per la chimica nel 1935 per la produzione artificiale di elementi. L'emivita è un intervallo di tempo in cui si disintegra la metà degli atomi di un campione.`,
  ],
  pt: [
    `# Marie Curie

Marie Curie nasceu em Varsóvia no dia 7 de novembro de 1867. Pierre Curie era um físico francês que ensinava em uma escola de química industrial de Paris. A radioatividade é uma propriedade de certos átomos cujos núcleos se rompem e libertam energia. O casal anunciou dois elementos novos em 1898 perante a Academia das Ciências. O polônio é um metal raro que recebeu o nome da pátria da descobridora. O prêmio Nobel de Física foi dividido em 1903 com Henri Becquerel pelas pesquisas sobre a radiação.`,
    `## Trabalhos posteriores

O rádio é um metal mole que brilha fracamente no escuro. O laboratório tratou 8 toneladas de pechblenda para obter um décimo de grama do sal puro. O Instituto do Rádio foi aberto em Paris em 1914 com dois departamentos para a física e a medicina. Durante a guerra, cerca de 20 carrinhas com equipamento de raios X foram aos hospitais perto da frente. Irène Joliot-Curie recebeu o prêmio Nobel de Química em 1935 pela produção artificial de elementos. A meia-vida é um período de tempo em que se desintegra metade dos átomos de uma amostra.`,
  ],
  nl: [
    `# Marie Curie

Marie Curie werd op 7 november 1867 in Warschau geboren. Pierre Curie was een Franse natuurkundige die lesgaf aan een school voor industriële scheikunde in Parijs. Radioactiviteit is een eigenschap van bepaalde atomen waarvan de kernen uiteenvallen en energie afgeven. Het echtpaar kondigde in 1898 twee nieuwe elementen aan bij de Academie van Wetenschappen. Polonium is een zeldzaam metaal dat naar het vaderland van de ontdekker is genoemd. De Nobelprijs voor Natuurkunde werd in 1903 gedeeld met Henri Becquerel voor het onderzoek naar straling.`,
    `## Later werk

Radium is een zacht metaal dat zwak licht geeft in het donker. Het laboratorium verwerkte 8 ton pekblende om een tiende gram van het zuivere zout te winnen. Het Radiuminstituut werd in 1914 in Parijs geopend met twee afdelingen voor natuurkunde en geneeskunde. Tijdens de oorlog reden ongeveer 20 wagens met röntgenapparaten naar de veldhospitalen bij het front. Irène Joliot-Curie ontving in 1935 de Nobelprijs voor Scheikunde voor de kunstmatige productie van elementen. De halveringstijd is een periode waarin de helft van de atomen van een monster vervalt.`,
  ],
  ru: [
    `# Мария Кюри

Мария Кюри родилась в Варшаве 7 ноября 1867 года. Радиоактивность — это свойство некоторых атомов, ядра которых распадаются и выделяют энергию. Супруги сообщили о двух новых элементах в 1898 году на заседании Академии наук. Полоний — это редкий металл, который назвали в честь родины исследовательницы. Нобелевская премия по физике была разделена в 1903 году с Анри Беккерелем за исследования излучения.`,
    `## Поздние работы

Радий — это мягкий металл, который слабо светится в темноте. Лаборатория переработала 8 тонн урановой смолки, чтобы получить десятую долю грамма чистой соли. Институт радия был открыт в Париже в 1914 году с двумя отделами для физики и медицины. Во время войны около 20 машин с рентгеновскими аппаратами ездили к госпиталям вблизи фронта. Ирен Жолио-Кюри получила Нобелевскую премию по химии в 1935 году за искусственное получение элементов. Период полураспада — это промежуток времени, за который распадается половина атомов образца.`,
  ],
}
