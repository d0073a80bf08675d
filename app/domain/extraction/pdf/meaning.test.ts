import { expect, test } from 'vitest'
import { isHoled, meaningOf } from './meaning.ts'
import { DECLARATION, LIES, TITLES, told } from './wrong-texts.test-help.ts'

const LANGUAGES: Record<string, string> = {
  ...DECLARATION,
  Polish:
    'Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw. Są oni obdarzeni rozumem i sumieniem i powinni postępować wobec innych w duchu braterstwa.',
  Finnish:
    'Kaikki ihmiset syntyvät vapaina ja tasavertaisina arvoltaan ja oikeuksiltaan. Heille on annettu järki ja omatunto, ja heidän on toimittava toisiaan kohtaan veljeyden hengessä.',
  Turkish:
    'Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar. Akıl ve vicdana sahiptirler ve birbirlerine karşı kardeşlik zihniyeti ile hareket etmelidirler.',
  Hungarian:
    'Minden emberi lény szabadon születik és egyenlő méltósága és joga van. Az emberek, ésszel és lelkiismerettel bírván, egymással szemben testvéri szellemben kell hogy viseltessenek.',
  Czech:
    'Všichni lidé rodí se svobodní a sobě rovní co do důstojnosti a práv. Jsou nadáni rozumem a svědomím a mají spolu jednat v duchu bratrství.',
  Vietnamese:
    'Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền. Mọi con người đều được tạo hoá ban cho lý trí và lương tâm và cần phải đối xử với nhau trong tình bằng hữu.',
  Welsh:
    'Genir pawb yn rhydd ac yn gydradd â’i gilydd mewn urddas a hawliau. Fe’u cynysgaeddir â rheswm a chydwybod, a dylai pawb ymddwyn y naill at y llall mewn ysbryd cymodlon.',
  Basque:
    'Gizon-emakume guztiak aske jaiotzen dira, duintasun eta eskubide berberak dituztela; eta ezaguera eta kontzientzia dutenez gero, elkarren artean senide legez jokatu beharra dute.',
  Swahili:
    'Watu wote wamezaliwa huru, hadhi na haki zao ni sawa. Wote wamejaliwa akili na dhamiri, hivyo yapasa watendeane kindugu.',
  Albanian:
    'Të gjithë njerëzit lindin të lirë dhe të barabartë në dinjitet dhe në të drejta. Ata kanë arsye dhe ndërgjegje dhe duhet të sillen ndaj njëri tjetrit me frymë vëllazërimi.',
  Lithuanian:
    'Visi žmonės gimsta laisvi ir lygūs savo orumu ir teisėmis. Jiems suteiktas protas ir sąžinė ir jie turi elgtis vienas kito atžvilgiu kaip broliai.',
  Swedish:
    'Alla människor är födda fria och lika i värde och rättigheter. De har utrustats med förnuft och samvete och bör handla gentemot varandra i en anda av gemenskap.',
  Indonesian:
    'Semua orang dilahirkan merdeka dan mempunyai martabat dan hak-hak yang sama. Mereka dikaruniai akal dan hati nurani dan hendaknya bergaul satu sama lain dalam semangat persaudaraan.',
  Romanian:
    'Toate ființele umane se nasc libere și egale în demnitate și în drepturi. Ele sunt înzestrate cu rațiune și conștiință și trebuie să se comporte unele față de altele în spiritul fraternității.',
  Maltese:
    'Il-bnedmin kollha jitwieldu ħielsa u ugwali fid-dinjità u d-drittijiet. Huma mogħnija bir-raġuni u bil-kuxjenza u għandhom iġibu ruħhom ma’ xulxin bi spirtu ta’ aħwa.',
  Irish:
    'Saolaítear gach duine den chine daonna saor agus comhionann i ndínit agus i gcearta. Tá bua an réasúin agus an choinsiasa acu agus ba cheart dóibh gníomhú i dtreo a chéile i spiorad an bhráithreachais.',
  Latin:
    'Omnes homines liberi aequique dignitate atque juribus nascuntur. Ratione conscientiaque praediti sunt et alii erga alios cum fraternitate se gerere debent.',
  Somali:
    'Aadanaha dhammaantiis wuxuu dhashaa isagoo xor ah kana siman xagga sharafta iyo xuquuqada. Waxaa Alle siiyay aqoon iyo wacyi, waana in qof la arkaa qofka kale ula dhaqmaa si walaaltinimo ah.',
  Icelandic:
    'Hver maður er borinn frjáls og jafn öðrum að virðingu og réttindum. Menn eru gæddir vitsmunum og samvizku, og ber þeim að breyta bróðurlega hverjum við annan.',
  Ukrainian:
    'Всі люди народжуються вільними і рівними у своїй гідності та правах. Вони наділені розумом і совістю і повинні діяти у відношенні один до одного в дусі братерства.',
  Bulgarian:
    'Всички хора се раждат свободни и равни по достойнство и права. Те са надарени с разум и съвест и следва да се отнасят помежду си в дух на братство.',
  Serbian:
    'Сва људска бића рађају се слободна и једнака у достојанству и правима. Она су обдарена разумом и свешћу и треба једни према другима да поступају у духу братства.',
  Kazakh:
    'Барлық адамдар тумысынан азат және қадір-қасиеті мен кұқықтары тең болып дүниеге келеді. Адамдарға ақыл-парасат, ар-ождан берілген, сондықтан олар бір-бірімен туыстық, бауырмалдық қарым-қатынас жасаулары тиіс.',
  Greek:
    'Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα. Είναι προικισμένοι με λογική και συνείδηση, και οφείλουν να συμπεριφέρονται μεταξύ τους με πνεύμα αδελφοσύνης.',
  'Greek capitals':
    'ΟΛΟΙ ΟΙ ΑΝΘΡΩΠΟΙ ΓΕΝΝΙΟΥΝΤΑΙ ΕΛΕΥΘΕΡΟΙ ΚΑΙ ΙΣΟΙ ΣΤΗΝ ΑΞΙΟΠΡΕΠΕΙΑ ΚΑΙ ΤΑ ΔΙΚΑΙΩΜΑΤΑ ΕΙΝΑΙ ΠΡΟΙΚΙΣΜΕΝΟΙ ΜΕ ΛΟΓΙΚΗ ΚΑΙ ΣΥΝΕΙΔΗΣΗ',
  'Old Greek':
    'μῆνιν ἄειδε θεὰ Πηληϊάδεω Ἀχιλῆος οὐλομένην, ἣ μυρί᾽ Ἀχαιοῖς ἄλγε᾽ ἔθηκε, πολλὰς δ᾽ ἰφθίμους ψυχὰς Ἄϊδι προΐαψεν ἡρώων',
  Arabic:
    'يولد جميع الناس أحراراً متساوين في الكرامة والحقوق. وقد وهبوا عقلاً وضميراً وعليهم أن يعامل بعضهم بعضاً بروح الإخاء.',
  Hebrew:
    'כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון, לפיכך חובה עליהם לנהוג איש ברעהו ברוח של אחווה.',
  Chinese:
    '人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心，并应以兄弟关系的精神相对待。人人有资格享有本宣言所载的一切权利和自由',
  Japanese:
    'すべての人間は、生れながらにして自由であり、かつ、尊厳と権利とについて平等である。人間は、理性と良心とを授けられており、互いに同胞の精神をもって行動しなければならない。PDFファイルのテキスト',
  Korean:
    '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. 인간은 천부적으로 이성과 양심을 부여받았으며 서로 형제애의 정신으로 행동하여야 한다.',
  Thai: 'มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ',
  Hindi:
    'सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है। उन्हें बुद्धि और अन्तरात्मा की देन प्राप्त है',
  Georgian:
    'ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით. მათ მინიჭებული აქვთ გონება და სინდისი',
  Armenian:
    'Բոլոր մարդիկ ծնվում են ազատ ու հավասար իրենց արժանապատվությամբ ու իրավունքներով։ Նրանք ունեն բանականություն ու խիղճ',
  Amharic: 'የሰው ልጅ ሁሉ ሲወለድ ነጻና በክብርና በመብትም እኩልነት ያለው ነው። የተፈጥሮ ማስተዋልና ሕሊና ስላለው',
}

const NOTATIONS: Record<string, string> = {
  tickers:
    'AAPL MSFT GOOGL NVDA AMZN META TSLA BRK JPM XOM UNH LLY AVGO HD CVX MRK ABBV KO PEP COST ADBE WMT MCD CSCO CRM ACN TMO LIN ABT NFLX AMD DHR DIS TXN NKE WFC PM VZ NEE INTC UPS COP RTX QCOM HON LOW SPGI CAT IBM GS',
  'country codes':
    'DE FR NL GB US CH AT BE LU DK SE NO FI PL CZ SK HU RO BG GR TR UA RU BY LT LV EE IE PT ES IT MT CY HR SI RS BA ME MK AL XK MD GE AM AZ KZ UZ TM KG TJ CN JP KR VN TH MY SG ID PH',
  bases:
    'ACGTACGGTA CCGTAGGCTA ATCGGCTAAC GGCTATTACG CCGGATATCG ATTACGGCTA GGCATCGATC ACGTACGGTA CCGTAGGCTA ATCGGCTAAC GGCTATTACG CCGGATATCG',
  'numbered bases':
    '1 acgtacggta ccgtaggcta atcggctaac ggctattacg 41 ccggatatcg attacggcta ggcatcgatc acgtacggta 81 ccgtaggcta atcggctaac ggctattacg ccggatatcg',
  'amino acids':
    '>sp|P12345 MKVLAAGIVGLLLAQWERTYSSGHMKVDNC PWYRTGHKLAVVDFQNMKLCHTRWPYSSGA EEKLMNDQRTVHGFYWPLKNMKVLAAGIVG LLLAQWERTYSSGHMKVDNCPWYRTGHKLA VVDFQNMKLCHTRWPYSSGAEEKLMNDQRT',
  formulas:
    '∂u/∂t = −u·∇u + ν∇²u − ∇p/ρ, ∑ᵢ xᵢ² ≤ ∫₀^∞ e^{−x²} dx = √π/2; f(x) = ax² + bx + c ⇒ x = (−b ± √(b² − 4ac))/2a, lim_{n→∞} (1 + 1/n)^n = e, ∀ε>0 ∃δ>0: |x−a|<δ ⇒ |f(x)−f(a)|<ε, E = mc², A ∩ B ⊆ C, det(A−λI)=0',
  'letters of formulas':
    'x y z f g h ij xi dx dy dt kl mn pq rs uv xyz abc cos sin log exp max min arg det ker dim sup inf lim mod gcd',
  Perl: '$_=~s/(\\w+)/\\u$1/g; @a=map{$_->[0]}sort{$a->[1]<=>$b->[1]}map{[$_,length]}@b; %h=(a=>1,b=>2); print "$h{a}\\n" if(!$#ARGV&&$0); local($,,$\\)=(",","\\n"); while(<>){chomp;$n{$_}++} @k=keys%n;',
  chess:
    '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 ',
  chords: 'Am G/B C D7 F#m7b5 Bb Ebmaj7 G C/E Dm7 E7sus4 A♭ C♯dim [Verse] [Chorus] N.C. D/F# Gadd9 ',
  phonetics:
    '/ˈfəʊnətɪk/ /ˌtrænˈskrɪpʃn/ [ˈdɔɪtʃə ˈʃpʁaːxə] /ɪˈluːmɪneɪt/ /ˈwɔːtə/ /ʒɔ̃diʁ/ [ɡəˈʃɪçtə] /θɹuː/ /ðə kwɪk bɹaʊn fɒks/ ',
  capitals:
    'ALL HUMAN BEINGS ARE BORN FREE AND EQUAL IN DIGNITY AND RIGHTS. THEY ARE ENDOWED WITH REASON AND CONSCIENCE AND SHOULD ACT TOWARDS ONE ANOTHER',
  assembly:
    'mov eax, [ebp+8] push ebx xor ecx, ecx cmp dword ptr [esi+4*ecx], 0 jne .L3 lea rdi, [rsp+0x18] call _memcpy@PLT ret nop movzx edx, byte ptr [rsi] imul r8, r9, 0x28 jmp .L1 test al, al jz short loc_401 sub esp, 0x20 pop ebp',
  JSON: '{"id":17,"name":"Ada","tags":["x","y"],"a":{"b":[1,2,{"c":null}]},"url":"https://x.org/?q=1&r=2"},{"id":18,"name":"Bob","tags":[],"a":{"b":[]},"ok":true}',
  'chemical names':
    'C6H12O6 + 6 O2 → 6 CO2 + 6 H2O; N-(4-hydroxyphenyl)acetamide, 2-(acetyloxy)benzoic acid, (R)-3,4-dihydro-2H-1-benzopyran, 1,3,7-trimethylxanthine, [Fe(CN)6]4−, poly(vinyl chloride), α-D-glucopyranosyl-(1→2)-β-D-fructofuranoside, trans-1,2-dichloroethene, Na2SO4·10H2O, cis-[PtCl2(NH3)2]',
  'chemical codes':
    'CC(=O)OC1=CC=CC=C1C(=O)O CN1C=NC2=C1C(=O)N(C(=O)N2C)C CC(C)CC1=CC=C(C=C1)C(C)C(=O)O C1CCCCC1 OC[C@H]1OC(O)[C@H](O)',
  leet: '7h15 15 4 l337 73x7 wh1ch m4ny p30pl3 c4n r34d w17h0u7 4ny 7r0ubl3 4nd 17 15 fun n00b pwn3d h4x0r',
  'spaced letters': 'C h i n a  a n d  I n d i a  a n d  m a n y  o t h e r s',
  dingbats: '✓ ✗ ■ □ ● ○ ★ ☆ ➢ ➤ ✔ ❖ \uf0b7 \uf0a7 \uf0d8 \uf0fc',
  leaders:
    'Introduction . . . . . . . . . . . 1 Methods ........................ 12 Results _____________ 15 Index ··········· 99',
  rules:
    '-------- ======== ******** +-----+-----+ |  a  |  b  | +-----+-----+ ~~~~~~~~ ######## ^^^^ >>>> <<<<',
  abbreviations:
    'et al. cf. ibid. op. cit. vol. no. pp. ed. eds. trans. Proc. Natl. Acad. Sci. U.S.A. J. Am. Chem. Soc. Phys. Rev. Lett. Nucl. Instrum. Methods Phys. Res. Sect. A',
  references:
    '[12] J. K. Smith, P. Q. Wrzesniewski, X. Zhang and Y. Ng, Phys. Rev. Lett. 123, 456789 (2019), doi:10.1103/PhysRevLett.123.456789; arXiv:1905.01234v2.',
  knitting:
    'k2tog yo ssk p1 k3 *k1, p1; rep from * to end. sl1 wyif psso m1l m1r CO 120 sts BO kwise WS RS pm sm k2tog tbl dpn inc dec',
  'weather reports':
    'METAR EDDF 121150Z 24015G27KT 9999 -RA BKN012 OVC025 12/10 Q1009 TEMPO 4000 RADZ BKN008 NOSIG KJFK 121151Z 31012KT 10SM FEW250 M02/M15 A3012',
  'phone numbers':
    '(030) 123-4567, +1 (555) 010-9999; Tel.: 0049/89/12345; Fax: +44 20 7946 0018 ext. 12 / Mob. 0171-2345678',
  addresses:
    'a.b@c.org, x_y-z@foo-bar.co.uk; https://example.org/a/b?c=d&e=f#g www.test.de/~user/index.html?id=12 ftp://x.y/z.tar.gz',
  paths:
    '/usr/lib/x86_64-linux-gnu/libc.so.6 C:\\Windows\\System32\\drivers\\etc\\hosts ~/.config/nvim/init.lua ./a.out -O2 -Wall --no-pie $HOME/bin',
  names:
    'Krzysztof Grzegorz Wojciechowski Szczepański Nguyễn Hernández Björnsson Papadopoulos Schwarzenegger Mkhitaryan Hrvoje Yevgeny Csikszentmihalyi Bhattacharya Xiaoping Zhang Qiang Ng Wu Li',
  pattern: String.raw`^(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){80} /[!-/:-@[-{-~¡-¿×÷]/gu \d{3}-\d{2,4}$ ^\s*(\w+)\s*=\s*"([^"]*)"\s*$ [a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,} (?=.*[A-Z])(?=.*\d).{8,}`,
  figures: Array.from({ length: 40 }, (_, at) => {
    return `${at * 37}.${at % 10} ${at}% (${at}) €${at * 3} -${at}.5 1.${at}e-${at} $1,2${at} ±0.${at}`
  }).join(' '),
  'parts and keys': Array.from({ length: 40 }, (_, at) => {
    return `XKJ-${2000 + at}B QRT${at}W ZX/${at}-PL ${(BigInt(at + 3) ** 23n).toString(16)}`
  }).join(' '),
  'packed bytes': Buffer.from('what is packed like this is no text '.repeat(12))
    .toString('base64')
    .replace(/(.{60})/g, '$1 '),
  code: 'export function wordsOf(text: string): string[] {\n  const tokens = text.match(/[^\\s]{3,}/g) ?? []\n  return tokens.map((token) => token[0] ?? token).filter((word) => word !== "" && word.length >= 3)\n}\n',
}

/** A text in lengths from a heading's to a page's. */
const lengths = (text: string) => [60, 200, 3_000].map((length) => `${text} `.repeat(30).slice(0, length))

test.each(Object.entries({ ...LANGUAGES, ...NOTATIONS }))('%s is never taken for no text', (_, text) => {
  for (const part of lengths(text)) {
    expect([part, meaningOf(part, false)]).not.toContain('doubtful')
    expect([part, meaningOf(part, false)]).not.toContain('meaningless')
    expect([part, isHoled(part)]).not.toContain(true)
  }
})

test.each(Object.entries(LANGUAGES))('%s in a font without a map may be right all the same', (_, text) => {
  for (const part of lengths(text)) expect([part, meaningOf(part, true)]).not.toContain('meaningless')
})

test('capitals are words like others', () => {
  for (const text of Object.values(DECLARATION)) expect(meaningOf(text.toUpperCase(), false)).toBe('meant')
})

test.each(Object.entries(LIES))('%s: no text in any language', (kind, lie) => {
  for (const [language, text] of Object.entries(DECLARATION)) {
    // Cyrillic has no symbol letters, and numbers far beyond the signs of other scripts.
    if (language === 'ru' && /symbol|glyph numbers/.test(kind)) continue
    const wrong = told(text, lie)
    expect([language, ['meaningless', 'doubtful'].includes(meaningOf(wrong, false))]).toEqual([
      language,
      true,
    ])
    expect([language, meaningOf(wrong, true)]).toEqual([language, 'meaningless'])
    // A heading's worth, where the file does not say what it means.
    if (kind.endsWith('blanks too')) continue
    expect([language, meaningOf(wrong.slice(0, 60), true)]).toEqual([language, 'meaningless'])
  }
})

test.each(Object.entries(LIES))('%s: titles of a page are doubted at least', (kind, lie) => {
  for (const [language, titles] of Object.entries(TITLES)) {
    if (language === 'ru' && /symbol|glyph numbers/.test(kind)) continue
    expect([
      language,
      ['meaningless', 'doubtful'].includes(meaningOf(told(titles.join(' '), lie), false)),
    ]).toEqual([language, true])
  }
})

test('ligatures that a font has lost show in the words', () => {
  const text =
    'The first five officers found the final file difficult to classify: its figures differ, and the staff of the office flatly refuse to offer a sufficient definition of what flows from the profile. '.repeat(
      12,
    )
  expect(isHoled(text)).toBe(false)
  expect(isHoled(text.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ'))).toBe(false)
  expect(isHoled(text.replace(/f[fil]/g, '±'))).toBe(true)
  expect(isHoled(text.replace(/f[fil]/g, '\x02'))).toBe(true)
  // As many different words with an f as a text of some pages has, none of which has one of those letters behind it.
  const others =
    'of for from before after if half life wife safe leaf roof proof belief brief chief grief thief relief self shelf itself himself form forms formed former forth forty fund funds found foot food four front fruit freedom famous family fast favour face fact far farm feature feel few'
  const lost = `the man of the house and the sea said that it was for him to see us and the rest of them ${others} `
  expect(isHoled(lost.repeat(4))).toBe(true)
  expect(isHoled(`${lost} the first fire`.repeat(4))).toBe(false)
  // The same sentence again and again says nothing about others.
  expect(isHoled('The ferry crossed the river when the lamp was lit on the other side. '.repeat(200))).toBe(
    false,
  )
})
