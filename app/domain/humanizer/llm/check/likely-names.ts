import type { Language } from '#app/domain/text/language.ts'
import { isSmall } from '#app/domain/claims/words.ts'

/**
 * Names that capitals alone do not show: the first word of a sentence, and in German any noun. What is listed here is
 * seldom said of a noun without an article.
 */
const VERBS: Record<Language, string> = {
  en: 'is was has had said says knew believed thought wrote will would did made took gave found called once himself herself',
  es: 'es fue era ha había dijo dice tiene sabía escribió hizo creía',
  fr: 'est était a avait fut dit savait écrivit fit croyait',
  de: 'sagte sagt wusste schrieb glaubte meint meinte erfand',
  it: 'è era ha aveva fu disse dice sapeva scrisse fece credeva',
  pt: 'é foi era tem tinha disse diz sabia escreveu fez acreditava',
  nl: 'is was heeft had zei zegt wist schreef dacht maakte',
  ru: 'сказал сказала говорил говорила знал знала писал писала считал думал',
}

/** Ordinary words that do stand so. */
const ORDINARY = new Set(
  'people water research science music art work life time love money power nature food history society everyone everybody someone nobody everything something nothing anything today tomorrow yesterday education technology data evidence success change growth trust part half most much little enough none another both neither either whoever whatever whether this that there here it he she they we you who what which one all each instead besides still even yet plus indeed perhaps maybe meanwhile otherwise hoy ayer mañana nadie alguien todo nada algo gente mucho poco aujourd tout rien personne chacun cela ceci heute gestern morgen jemand niemand alles nichts etwas wasser zeit geld musik arbeit oggi ieri domani nessuno qualcuno tutto niente hoje ontem amanhã ninguém alguém tudo vandaag gisteren morgen iemand alles niets iets water tijd сегодня вчера завтра никто всё ничего кто что это он она оно они además también así aquí ahora luego allí ainsi aussi ici là inoltre tuttavia infatti quindi dunque qui anche così además porém contudo também entretanto assim aqui ali bovendien echter daarnaast verder ook toch hierdoor daardoor vervolgens daarom tevens eveneens zo hier daar также однако поэтому затем'.split(
    ' ',
  ),
)

/** German words that follow a preposition without an article, and endings of nouns that are not names. */
const GERMAN_NOUN =
  /(?:en|er|ung|heit|keit|schaft|tion|tät|ismus|nis|ling|chen|tum|ern)$|^(?:Zukunft|Form|Zeit|Teil|Bezug|Folge|Gefahr|Höhe|Ruhe|Hause|Kauf|Frage|Betrieb|Kraft|Anfang|Ende|Grund|Hilfe|Liebe|Angst|Freude|Not|Sorge|Recht|Art|Arbeit|Sport|Musik|Kunst|Geld|Gold|Holz|Stein|Wasser|Luft|Licht|Papier|Glas|Strom|Geduld|Erfolg|Mut|Glück|Blick|Prozent|Uhr|Jahr|Jahre|Tage|Woche|Beginn|Kürze|Summe)$/

const GERMAN_PLACE = /(?<!\p{L})(?:in|nach|aus|von|bei|mit|für) (\p{Lu}[\p{L}-]{2,})/gu

/** Words of `text` that are likely names though `findProtected` cannot know them for such. */
export function likelyNames(text: string, language: Language): string[] {
  const found = language === 'de' ? [...text.matchAll(GERMAN_PLACE)].map(([, word = '']) => word) : []
  const opening = /(?:^|[.!?…]["”’»)]*\s)["“„«(]?(\p{Lu}[\p{L}-]{2,})(['’]s)? (\p{L}+)/gu
  for (const [, word = '', possessive, next = ''] of text.matchAll(opening)) {
    if (possessive || VERBS[language].split(' ').includes(next)) found.push(word)
  }
  return [...new Set(found)].filter((word) => {
    const small = word.toLowerCase()
    const ending = /(?:ing|tion|ness|ity|ment|ism|ance|ence|ship|ly|ogy)$/.test(small)
    return (
      !ORDINARY.has(small) && !isSmall(small) && !ending && !(language === 'de' && GERMAN_NOUN.test(word))
    )
  })
}
