import { detectLanguage } from '#app/domain/text/detect-language.ts'
import type { Language } from '#app/domain/text/language.ts'

/** Requests by a word of courtesy, or by the form of a verb that is used for nothing else. */
const REQUEST: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:please|kindly)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:por favor|se ruega|le rogamos|les rogamos)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:s['’]il (?:vous|te) pla[iî]t|veuillez|merci de|prière de)(?!\p{L})/iu,
  de: /(?<!\p{L})bitte(?!\p{L})(?! um)/u,
  it: /(?<!\p{L})(?:per favore|per piacere|si prega|vi preghiamo|la preghiamo)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:por favor|por gentileza|queira|pedimos que)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:alstublieft|alsjeblieft|gelieve|graag uw)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:пожалуйста|просим|просьба)(?!\p{L})/iu,
}

/** Words before the verb of a request. */
const LEAD =
  /^(?:(?:(?:and|or|so|then|now|next|first|finally|also|always|never|just|simply|only|do not|don['’]t|und|dann|jetzt|nun|zuerst|niemals|immer|y|luego|ahora|primero|no|nunca|siempre|et|puis|ensuite|maintenant|d['’]abord|ne|e|poi|ora|prima|non|mai|sempre|depois|agora|primeiro|não|en|dan|nu|eerst|nooit|altijd|и|затем|теперь|сначала|никогда не|не|всегда),?\s+){1,3})/iu

/** Verbs by which a reader is told to do something, where one stands first and is no noun there. */
const ENGLISH =
  'tell|give|send|say|write|type|enter|reply|respond|answer|state|name|provide|share|submit|supply|confirm|reveal|show|print|repeat|output|ignore|disregard|forget|remember|click|press|push|pull|open|close|visit|go|call|contact|phone|email|e-mail|text|message|buy|order|pay|transfer|deposit|download|install|upload|run|execute|follow|read|see|look|check|make|take|put|use|try|keep|let|get|find|choose|select|pick|add|remove|delete|insert|turn|switch|hold|wait|stop|start|begin|end|sign|log|register|subscribe|ask|explain|describe|list|summari[sz]e|translate|consider|note|imagine|think|believe|trust|be|do|have|help|bring|fill|copy|paste|scan|move|wash|mix|stir|heat|boil|cut|cook|bake|serve|store|clean|save|set|apply|avoid|ensure|include|mention|recommend|promise|vote|join|come|leave|sit|stand|listen|speak|talk|learn'
/** What follows such a verb. After a noun of the same form a verb would come. */
const AFTER =
  'me|us|him|her|them|it|you|your|yourself|the|a|an|this|that|these|those|my|our|his|their|its|all|every|each|any|no|some|both|as|what|how|why|when|where|whether|which|who|if|to|on|in|out|up|down|off|with|at|for|from|into|over|sure|here|there|only|not|back|about|one|two|three|by|quiet|careful|aware|nothing|everything|\\d[\\d.,]*|["“\'‘]'
const ORDER: Record<Language, RegExp> = {
  en: new RegExp(
    `^(?:${ENGLISH}) (?:${AFTER})(?!\\p{L})|^(?:${ENGLISH})[.!]?$|^(?!for|with|from|under|after|before|behind|about|above|below|near|like|than|over|into|upon|during|without|among|between|unlike|beside)[a-z]{3,12} (?:me|us|your)(?!\\p{L})`,
    'iu',
  ),
  es: /^(?:diga|digan|dime|dinos|díga\p{L}+|indique|indíque\p{L}+|envíe|envíe\p{L}+|escriba|escríba\p{L}+|introduzca|ingrese|responda|respónda\p{L}+|proporcione|proporcióne\p{L}+|facilite|facilíte\p{L}+|haga|pulse|presione|abra|vaya|llame|ponga|complete|comparta|confirme|revele|ignore|seleccione|elija|consulte|visite|compre|pague|transfiera|descargue|instale|rellene|lea|siga|use|utilice|recuerde|danos|dame|\p{L}+(?:[áéí]\p{L}*)(?:nos|melo|noslo|me))(?!\p{L})|^(?:indica|envía|escribe|responde|da|di|comparte|confirma|revela|ignora|introduce|paga|compra|haz|pulsa|abre|llama|pon) (?:tu|tus|su|sus|aquí|nos|me|el número de (?:tu|su)|todas? las? instrucci)/iu,
  fr: /^(?:(?!chez|assez|nez|rez|riz)\p{L}{2,}ez|dites|faites|soyez|ayez|sachez)(?:-(?:nous|moi|le|la|les|lui|leur|vous|y|en))?(?!\p{L})|^\p{L}{2,}-(?:nous|moi)(?!\p{L})|^(?:dis|donne|envoie|écris|réponds|indique|clique|paie|achète|ouvre|appelle|ignore|communique|partage|saisis|entre) (?:le|la|les|ton|ta|tes|votre|vos|ici|sur)(?!\p{L})/iu,
  de: /^\p{Lu}\p{L}+(?:en|ern|eln) Sie(?!\p{L})|^(?:Gib|Gebt|Nenne?|Nennt|Schreibe?|Schreibt|Sage?|Sagt|Schicke?|Schickt|Sende|Sendet|Teile?|Teilt|Antworte|Antwortet|Klicke?|Klickt|Drücke?|Drückt|Gehe?|Öffne|Öffnet|Rufe?|Ruft|Zahle?|Kaufe?|Kauft|Lade|Ladet|Nimm|Nehmt|Ignoriere|Ignoriert|Vergiss|Vergesst|Lies|Lest|Achte|Achtet|Verrate?|Bestätige|Überweise|Mache?|Halte?|Stelle?|Trage?|Fülle?|Wähle?)(?: \p{L}+)? (?:mir|mich|uns|dein\p{L}*|euer|eure\p{L}*|Ihre?\p{L}*|hier|auf|den|die|das|alle|ein\p{L}*|nur|bitte|nie|nicht|zu|an)(?!\p{L})/u,
  it: /^(?:dica|dimmi|dicci|dite|diteci|indichi|indicate|invii|inviaci|inviate|inviateci|scriva|scrivete|scriveteci|inserisca|inserite|risponda|rispondete|fornisca|fornite|faccia|fate|prema|premete|apra|aprite|vada|andate|chiamate|comunichi|comunicaci|comunicate|comunicateci|confermi|confermate|clicchi|cliccate|selezioni|selezionate|visiti|visitate|paghi|pagate|compri|comprate|trasferisca|ignorate|leggete|\p{L}{3,}(?:aci|ami|ici|imi|eteci|atemi|itemi))(?!\p{L})|^(?:indica|invia|scrivi|inserisci|rispondi|fornisci|conferma|comunica|rivela|ignora|paga|compra|dai|fai|apri|premi|chiama) (?:il tuo|la tua|i tuoi|le tue|il suo numero|tutte le istruzioni|qui)/iu,
  pt: /^(?:diga|digam|informe|envie|escreva|responda|forneça|faça|clique|pressione|abra|vá|ligue|insira|digite|preencha|compartilhe|partilhe|confirme|revele|ignore|selecione|consulte|visite|compre|pague|transfira|baixe|instale|leia|siga|use|utilize|lembre|\p{L}{3,}-(?:nos|me|lhes?))(?!\p{L})|^(?:indica|envia|escreve|responde|dá|diz|confirma|revela|ignora|paga|compra|faz|abre) (?:o teu|a tua|o seu|a sua|aqui)/iu,
  nl: /^(?:geef|noem|vertel|stuur|schrijf|zeg|druk|klik|ga|bel|voer|vul|antwoord|deel|bevestig|negeer|betaal|koop|neem|maak|zorg|lees|kies|zet|houd|let|wees|onthoud|vergeet|typ|toon|volg|gebruik|open|meld|onthul)(?: \p{L}+)? (?:mij|me|ons|uw|je|jouw|jullie|hier|op|de|het|een|in|dit|deze|alle|naar|door|er|niet|nooit|mee)(?!\p{L})/iu,
  ru: /^\p{L}+(?:йте|ьте|ите)(?:сь)?(?!\p{L})|^(?:скажи|назови|напиши|отправь|пришли|введи|ответь|дай|сообщи|нажми|открой|укажи|заплати|купи|забудь|игнорируй|повтори|подтверди|переведи)(?!\p{L})/iu,
}

/** What nobody should be asked for in a text of ours. */
const SECRET =
  '(?:(?:bank|credit|debit|payment) ?cards?|card (?:number|details)|passwords?|passcodes?|pin(?: code| number)?s?|cvv|cvc|iban|bank (?:account|details)|account number|social security|ssn|one[- ]time code|log-?in|credentials|seed phrase|private key|tarjetas?|contraseñas?|cuenta bancaria|datos bancarios|cartes? (?:bancaires?|de crédit|bleue)|mots? de passe|compte bancaire|coordonnées bancaires|code secret|(?:bank|kredit|ec-)karten?\\p{L}*|kreditkarten?\\p{L}*|passw[oö]rt\\p{L}*|kennw[oö]rt\\p{L}*|kontonummer|bankverbindung|zugangsdaten|geheimzahl|cart[ae] di credito|carta bancaria|conto bancario|codice segreto|cart(?:ão|ões)(?: de crédito| bancário)?|senhas?|palavra-passe|conta bancária|bankpas\\p{L}*|creditcard\\p{L}*|wachtwoord\\p{L}*|pincode\\p{L}*|rekeningnummer|банковск\\p{L}+ карт\\p{L}+|карт(?:ы|у|е|ой)|парол\\p{L}+|пин-?код\\p{L}*|счета в банке|реквизит\\p{L}+)'
const YOURS =
  '(?:your|yours|vuestr[oa]s?|tus?|votre|vos|ton|ta|tes|deine?[nmrs]?|euer|eure[nmrs]?|tu[oaei]|tuoi|vostr[oaie]|teu|tua|uw|jouw|jullie|ваш\\p{L}*|тво\\p{L}+)'
const ASKED_SECRET = new RegExp(
  `(?<!\\p{L})${YOURS}(?!\\p{L}).{0,40}(?<!\\p{L})${SECRET}(?!\\p{L})|(?<!\\p{L})${SECRET}(?!\\p{L}).{0,20}(?<!\\p{L})(?:of yours|${YOURS})(?!\\p{L})`,
  'iu',
)

const QUOTED = /["“„«»][^"“”„«»]{1,300}["“”»«]/g

/**
 * Whether a sentence asks its reader something, or tells them to do something, instead of stating what is so. A
 * document's instructions can be stated, too: "The guide says to press the button."
 */
export function addressesReader(sentence: string, language: Language): boolean {
  if (asksForSecret(sentence)) return true
  const text = sentence.replace(QUOTED, '"').trim()
  if (/\?["”»)\]*\s]*$|^¿/.test(text)) return true
  if (REQUEST[language].test(text) || (language === 'de' && /^Bitte(?! um)/.test(text))) return true
  const start = text.replace(/^[\s"'“„«*_([\d.)-]+/, '')
  const languages = new Set([language, detectLanguage(text)])
  return [start, start.replace(LEAD, ''), start.replace(/^[^,]{3,80}, /, '')].some((words) => {
    const first = words.charAt(0).toUpperCase() + words.slice(1)
    return [...languages].some((one) => ORDER[one].test(first))
  })
}

/** Whether a sentence is about the reader's own card, password or the like: nothing of ours asks for these. */
export function asksForSecret(sentence: string): boolean {
  return ASKED_SECRET.test(sentence)
}
