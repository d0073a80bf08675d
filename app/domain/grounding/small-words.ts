import { languagesOfWord } from '#app/domain/text/detect-language.ts'
import type { Language } from '#app/domain/text/language.ts'

/** Small words of Russian, which is told by its script and so has no list elsewhere. */
const RUSSIAN = new Set(
  'и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее её мне было вот от меня еще ещё нет о из ему теперь когда даже ну вдруг ли если уже или ни быть был него до вас опять вам ведь там потом себя ничего ей может они тут где есть надо ней для мы тебя их чем была сам чтоб без будто чего раз тоже себе под будет ж тогда кто этот того потому этого какой ним здесь этом один почти мой тем чтобы нее неё были куда зачем всех при об другой хоть после над больше тот через эти нас про всего них какая много разве эту моя свою этой перед иногда лучше чуть том нельзя такой им более всегда всю между также это который которая которое которые которых которого которой которым котором является являются могут можно'.split(
    ' ',
  ),
)

/** Whether `word` (small letters) is one of the frequent small words of the language. */
export function isSmallWord(word: string, language: Language): boolean {
  return language === 'ru' ? RUSSIAN.has(word) : languagesOfWord(word).includes(language)
}
