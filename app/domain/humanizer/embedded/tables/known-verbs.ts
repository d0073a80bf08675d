/** Verbs whose forms tell that a clause has a verb of its own, beside be, have and modals. */
export const KNOWN_VERBS: readonly string[] = `
accept act add affect agree aim allow announce answer apologize appear apply argue arrange arrive ask
attend avoid base bear beat become begin believe belong benefit boil boost borrow bow break bring build
buy call carry carve catch cause celebrate challenge change check choose claim clean climb close collect
combine come compare compete complain complement complete conclude confirm connect consider consist
contain continue contract contribute control cook count cover create cross crush cry dance deal decide
decrease defeat define deliver demand demonstrate depend describe deserve determine develop die differ
dig discover discuss divide draft draw drink drive drop dry earn eat elevate emerge employ enable
encourage end enhance enjoy ensure enter escape establish evolve examine exist expand expect experience
explain explore expose express extend face fade fail fall fasten feel fetch fight fill find finish fit
fix fly focus follow force forget form foster freeze gain gather generate get give go grab greet grow
guide hang happen harm haunt have hear heat help hide highlight hire hold hope hunt hurry identify
ignore imply improve include increase indicate influence inform inspect inspire introduce invent
investigate invite involve join jump justify keep knock know lack land last laugh launch lead learn
leave let lie lift limit link listen live load lock look lose love maintain make matter mean meet melt
mention mix move need note notice obtain occur offend offer open operate order organize outline own pack
paint pass pay perform pick place plan plant play please point possess pour praise prefer prepare
present prevent print produce promise promote protect protest prove provide publish pull punish pursue
push put quit race rain raise rank reach read realize rebuild receive recognize recommend reduce reflect
refuse regret rely remain remind remove rent repair repeat replace reply report represent require rescue
resist rest restore result retire return reveal ride ring rise rule run save say scare score search see
seek seem sell send serve set settle sew shape share shift shine ship shout show sing sink sit sleep
slip smell smile solve speak spend spread squeeze stand start stay steal stem stir stop strengthen
stretch struggle succeed suffer suggest suit support surprise surround survive swim switch take talk
teach tear tell tend test thank think thrive throw touch train transform translate travel treat trust
try turn type underscore understand unite urge use vary visit vote wait wake walk want warn wash waste
watch wave wear whisper win wish wonder work wrap write yell
`
  .trim()
  .split(/\s+/)
