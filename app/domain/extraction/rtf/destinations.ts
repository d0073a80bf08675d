const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Groups that hold no text of the document. Those with `\*` in front need not be listed: unknown ones are skipped. */
export const SKIPPED = words(`
  colortbl pict nonshppict objdata objclass objname objalias objsect objtime
  header headerl headerr headerf footer footerl footerr footerf
  ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn xe tc tcn rxe txe
  shprslt bkmkstart bkmkend revtbl rsidtbl filetbl private template sp dn
  author operator subject keywords comment doccomm company manager category hlinkbase
  creatim revtim printim buptim pntxta pntxtb datafield formfield themedata fchars
  lchars mmathPr generator annotation atnid atnauthor atnref atntime atndate atnicn
  levelnumbers leveltext listname liststylename panose falt fontemb fontfile xmlopen
`)

/** Groups marked with `\*` (which old readers skip) that do hold text, or lead to it. */
export const READ_DESPITE_STAR = words(`
  fldinst shpinst pn pnseclvl listtable listoverridetable ud moMath moMathPara
  do dptxbxtext shptxt footnote
`)

/** Properties of formulas: `\mfPr` and its kin. */
export const FORMULA_PROPERTIES = /^m[a-zA-Z]+Pr$/
