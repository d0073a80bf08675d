/** Passwords of eight and more characters that every guessing list begins with. Compared in lower case. */
const COMMON = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 0123456789
  987654321 87654321 11111111 111111111 1111111111 00000000 000000000 88888888 99999999 66666666 77777777 55555555
  22222222 12341234 123123123 12344321 11223344 112233445566 123321123 123454321 abcd1234 abc12345 abcdefgh abcdefg1
  a1b2c3d4 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwer1234 qwerasdf
  asdfghjk asdfghjkl asdf1234 zxcvbnm1 zaq12wsx q1w2e3r4 q1w2e3r4t5 iloveyou iloveyou1 ilovegod sunshine sunshine1
  princess princess1 football football1 baseball baseball1 superman superman1 batman123 starwars pokemon1 trustno1
  letmein1 letmein123 welcome1 welcome123 whatever computer internet michelle jennifer jonathan charlie1 jordan23
  michael1 liverpool chelsea1 arsenal1 chocolate butterfly dolphins elephant mercedes corvette maverick admin123
  administrator adminadmin changeme changeme1 secret123 testtest test1234 temp1234 default1 guest123 master123
  dragon123 monkey123 shadow123 hello123 hello1234 helloworld google123 facebook linkedin samsung1 minecraft
  zaq1zaq1 passwort passwort1 hallo123 schalke04 motdepasse azertyui azertyuiop azerty123 doudou123 contraseña
  contrasena realmadrid barcelona teamomucho qwertzui qwertzuiop 1234qwer 12qwaszx 147258369 159753159 741852963
  789456123 456789123 135792468 246813579 13579246 31415926 27182818 20202020 wordkin1 wordkin123`.split(
    /\s+/,
  ),
)

/** Whether a password stands on the lists that people who guess passwords start with. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase())
}
