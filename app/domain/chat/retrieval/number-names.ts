import type { Language } from '#app/domain/humanizer/language.ts'

/** How small numbers are written out, from one on; a comma parts them, a space other forms. */
const NAMES: Record<Language, string> = {
  en: 'one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve',
  es: 'uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce',
  fr: 'un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze',
  de: 'eins,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf',
  it: 'uno,due,tre,quattro,cinque,sei,sette,otto,nove,dieci,undici,dodici',
  pt: 'um,dois duas,três,quatro,cinco,seis,sete,oito,nove,dez,onze,doze',
  nl: 'een,twee,drie,vier,vijf,zes,zeven,acht,negen,tien,elf,twaalf',
  ru: 'один,два две,три трёх,четыре,пять пяти,шесть,семь,восемь,девять,десять десяти,одиннадцать,двенадцать',
}

/** Returns how else a number from 2 to 12 is written: "10" and "diez". None of any other word. */
export function numberNames(word: string, language: Language, other: Language): string[] {
  const names = (of: Language) => NAMES[of].split(',').map((forms) => forms.split(' '))
  const value = /^\d{1,2}$/.test(word)
    ? Number(word)
    : names(language).findIndex((forms) => forms.includes(word)) + 1
  if (value < 2 || value > 12) return []
  return [String(value), ...(names(other)[value - 1] ?? [])].filter((name) => name !== word)
}
