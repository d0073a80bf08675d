import { expect, test } from 'vitest'
import { hasNoWords, languageProblem, otherLanguage } from './other-languages.ts'

test.each([
  ['Arabic', 'تغادر العبارة عند الظهر، لذلك يجب أن نكون على الرصيف قبل وصول الناس.'],
  ['Persian', 'کشتی ظهر حرکت می‌کند، پس باید پیش از رسیدن مردم در اسکله باشیم و چای بنوشیم.'],
  ['Chinese', '渡轮中午出发，所以我们必须在人群到来之前到达码头。'],
  ['Japanese', 'フェリーは正午に出るので、人が来る前に桟橋にいなければなりません。'],
  ['Korean', '배는 정오에 떠나므로 사람들이 오기 전에 부두에 있어야 합니다.'],
  ['Hindi', 'नाव दोपहर में निकलती है, इसलिए हमें भीड़ से पहले घाट पर होना चाहिए।'],
  ['Hebrew', 'המעבורת יוצאת בצהריים, ולכן עלינו להיות על המזח לפני שהאנשים יגיעו.'],
  ['Greek', 'Το πλοίο φεύγει το μεσημέρι, οπότε πρέπει να είμαστε στην προβλήτα πριν έρθει ο κόσμος.'],
  ['Thai', 'เรือข้ามฟากออกตอนเที่ยง ดังนั้นเราต้องอยู่ที่ท่าเรือก่อนที่คนจะมา'],
  ['Ukrainian', 'Пором відходить опівдні, тому ми маємо бути на причалі раніше за інших.'],
  ['Bulgarian', 'Фериботът тръгва на обяд, така че трябва да сме на кея преди да дойдат хората.'],
  ['Polish', 'Prom odpływa w południe, więc musimy być na nabrzeżu, zanim przyjdą ludzie.'],
  [
    'Czech',
    'Trajekt odjíždí v poledne, takže musíme být na molu dřív, než se tam sejdou lidé, a to je brzy.',
  ],
  ['Swedish', 'Färjan går klockan tolv, så vi måste vara på kajen innan det kommer för mycket folk.'],
  [
    'Danish',
    'Færgen sejler klokken tolv, så vi skal være på kajen, før der kommer for mange folk, og det er tidligt.',
  ],
  [
    'Finnish',
    'Lautta lähtee keskipäivällä, joten meidän on oltava laiturilla ennen kuin muut ehtivät, ja se on aikaista.',
  ],
  [
    'Turkish',
    'Vapur öğlen kalkıyor, bu yüzden kalabalık gelmeden önce iskelede olmalıyız ve çok beklemek için erken.',
  ],
  [
    'Hungarian',
    'A komp délben indul, ezért ott kell lennünk a mólón, mielőtt az emberek odaérnek, és ez nem könnyű.',
  ],
  [
    'Romanian',
    'Feribotul pleacă la prânz, așa că trebuie să fim pe chei înainte să vină lumea și să se umple.',
  ],
  ['Vietnamese', 'Phà rời bến vào buổi trưa, vì vậy chúng tôi phải có mặt ở bến trước khi mọi người đến.'],
  [
    'Indonesian or Malay',
    'Feri berangkat pada siang hari, jadi kami harus ada di dermaga sebelum orang yang lain datang.',
  ],
  [
    'Catalan',
    'El vaixell surt al migdia, així que hem de ser al moll abans que arribi la gent, i això és molt aviat.',
  ],
])('knows %s for none of ours', (name, text) => {
  expect(otherLanguage(text)?.name).toBe(name)
  expect(languageProblem(text)).toContain(
    `seems to be in ${name}. Wordkin rewrites texts in English, Spanish,`,
  )
})

test.each([
  ['The ferry leaves at noon, so we should be on the pier before the crowd gets there.'],
  ['Thanks!'],
  ['Hello Zoë, see you in Ålesund.'],
  ['Dvořák, Smetana and Janáček were Czech composers.'],
  ['Łukasz Żak and Grzegorz Brzęczyszczykiewicz won again.'],
  ['Kubernetes Docker Terraform Ansible'],
  ['Skills: budgeting, stakeholder engagement, forecasting, planning, reporting, coaching, research'],
  ['I na i na'],
  ['El barco sale al mediodía, así que tenemos que estar en el muelle antes de que llegue la gente.'],
  ['O barco sai ao meio-dia, então temos que estar no cais antes que as pessoas cheguem.'],
  ['Le bateau part à midi.'],
  ['Vielen Dank für Ihre Nachricht.'],
  ['De veerboot vertrekt om twaalf uur, dus we moeten op de kade zijn.'],
  ['Non lo so, ma è bello.'],
  ['Паром отходит в полдень, поэтому мы должны быть на причале раньше других.'],
  ['Спасибо'],
  ['Кафе «Київ» стоит на углу, и вечером там играют музыку для гостей города.'],
  ['The Greek word λόγος means word, and 道 means way.'],
  ['<p>The ferry leaves at noon.</p>'],
  ['Run `npm ci` and wait for the tests to finish.'],
  ['Ok'],
  ['Buongiorno'],
])('takes %j for ours', (text) => {
  expect(languageProblem(text)).toBeUndefined()
})

test.each([
  ['🙂🙂 🎉'],
  ['12, 13 — 14!'],
  ['<div class="a"><img src="b.png"/></div>'],
  ['```js\nconst total = prices.reduce((sum, price) => sum + price)\n```'],
  ['const total = sum(prices);\nif (total > 5) {\n  return total;\n}'],
  ['def total(prices):\n    return sum(prices)\n'],
  ['$ npm install\n$ npm test'],
  ['https://example.org/a?b=c'],
  ['&nbsp;'],
])('finds no words in %j', (text) => {
  expect(hasNoWords(text)).toBe(true)
  expect(languageProblem(text)).toContain('There are no sentences')
})

test('what is asked of any text takes linear time', () => {
  for (const piece of ['a', '<', '<a', '`', '(', '= ', 'a.b(', '{', 'https:', 'a@', '$ ', '&a']) {
    expect(languageProblem(piece.repeat(100_000))?.length ?? 0).toBeLessThan(300)
  }
})
