/** Countries, continents and well-known cities in the eight languages: what stands here is a place and nothing else. */
export const PLACES = new Set(
  `africa america antarctica asia australia europe oceania england scotland wales ireland britain france germany spain
portugal italy switzerland austria belgium netherlands holland denmark norway sweden finland iceland poland hungary greece turkey
russia ukraine romania bulgaria serbia croatia slovenia slovakia czechia albania estonia latvia lithuania egypt morocco algeria tunisia
libya nigeria kenya ethiopia ghana senegal tanzania uganda zimbabwe angola mozambique sudan china japan india pakistan bangladesh
indonesia malaysia singapore thailand vietnam philippines korea taiwan mongolia iran iraq israel syria lebanon jordan afghanistan
canada mexico brazil argentina chile peru colombia venezuela ecuador bolivia uruguay paraguay cuba jamaica haiti panama guatemala
california texas florida virginia massachusetts pennsylvania ohio michigan illinois georgia alaska hawaii oregon arizona nevada
london paris berlin madrid rome lisbon amsterdam brussels vienna zurich geneva copenhagen oslo stockholm helsinki warsaw prague
budapest athens istanbul moscow kiev kyiv dublin edinburgh manchester oxford cambridge barcelona seville lyon marseille munich hamburg
frankfurt cologne milan naples turin florence venice cairo jerusalem baghdad tehran delhi mumbai beijing shanghai tokyo kyoto osaka
seoul sydney melbourne toronto montreal vancouver boston chicago philadelphia washington detroit seattle dallas houston atlanta
áfrica américa asia europa oceanía inglaterra escocia irlanda francia alemania españa italia suiza austria bélgica países dinamarca
noruega suecia finlandia polonia hungría grecia turquía rusia ucrania egipto marruecos china japón india canadá méxico brasil perú
londres parís berlín roma lisboa bruselas viena ginebra moscú pekín tokio sevilla
afrique amérique asie angleterre écosse irlande allemagne espagne italie suisse autriche belgique danemark norvège suède finlande
pologne hongrie grèce turquie russie égypte maroc chine japon inde mexique brésil londres rome lisbonne bruxelles vienne genève moscou
afrika amerika asien europa england schottland irland frankreich deutschland spanien italien schweiz österreich belgien niederlande
dänemark norwegen schweden finnland polen ungarn griechenland türkei russland ägypten marokko china japan indien kanada mexiko brasilien
london paris madrid rom lissabon brüssel wien zürich genf moskau münchen köln berlin hamburg leipzig dresden
inghilterra scozia irlanda francia germania spagna svizzera austria belgio olanda danimarca norvegia svezia finlandia polonia ungheria
grecia turchia russia egitto marocco cina giappone canada messico brasile londra parigi berlino lisbona vienna ginevra mosca milano
napoli torino firenze venezia sicilia
frança alemanha espanha itália suíça áustria bélgica holanda dinamarca noruega suécia finlândia polônia hungria grécia turquia rússia
egito marrocos china japão índia canadá méxico lisboa porto londres genebra moscou
engeland schotland ierland frankrijk duitsland spanje italië zwitserland oostenrijk belgië nederland denemarken noorwegen zweden
finland hongarije griekenland turkije rusland egypte marokko china india londen parijs berlijn wenen genève moskou amsterdam rotterdam
африка америка азия европа австралия антарктида англия франция германия испания италия швейцария австрия бельгия дания норвегия швеция
финляндия польша венгрия греция турция россия украина египет китай япония индия канада мексика бразилия лондон париж берлин рим вена
москва киев`.split(/\s+/),
)
