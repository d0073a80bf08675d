/** Verbs whose forms tell that a clause has a verb of its own, beside be, have and modals. */
export const KNOWN_VERBS: readonly string[] = `
accept achieve act adapt add adjust adopt affect agree aim allocate allow analyze announce answer
apologize appear apply argue arise arrange arrive ask assess assume attain attend attract avoid base
bear beat become begin believe belong benefit boil boost borrow bow break bring build buy call carry
carve catch cause celebrate challenge change check choose claim clean climb close collaborate collect
combine come communicate compare compete complain complement complete compose comprehend conclude
confirm confront connect consider consist contain continue contract contribute control convey convince
cook count cover create cross crush cry cultivate dance deal decide decrease deepen defeat define
deliver demand demonstrate deny depend depict derive describe deserve detect deteriorate determine
develop devote die differ dig diminish discern discover discuss distinguish distribute divide dominate
draft draw drink drive drop dry earn eat educate elevate eliminate emerge emphasize employ empower
enable encourage end enforce engage enhance enjoy enrich ensure enter equip escape establish evaluate
evoke evolve examine exceed excel exist expand expect experience explain explore expose express extend
face fade fail fall fasten feel fetch fight fill find finish fit fix fly focus follow force forget form
foster freeze fulfill gain gather generate get give go grab greet grow guide hang happen harm haunt have
hear heat help hide highlight hire hold hope hunt hurry identify ignore illuminate illustrate imagine
immerse implement imply impose improve include incorporate increase indicate influence inform inherit
inspect inspire install integrate interact interpret introduce invent invest investigate invite involve
join jump justify keep knock know lack land last laugh launch lead learn leave let lie lift limit link
listen live load locate lock look lose love maintain make matter maximize mean meet melt mention
minimize mitigate mix modify motivate move navigate need negotiate note notice nurture observe obtain
occupy occur offend offer open operate order organize outline overlook own pack paint participate pass
pay perceive perform persist persuade pick place plan plant play please point portray possess pour
praise predict prefer prepare present preserve prevent print prioritize produce prohibit promise promote
propose protect protest prove provide publish pull punish pursue push put quit race rain raise rank
reach read realize rebuild recall receive recognize recommend reconsider reduce refine reflect refuse
regret regulate reinforce rely remain remind remove rent repair repeat replace reply report represent
require rescue reshape resist resolve rest restore restrict result retain rethink retire retrieve return
reveal ride ring rise rule run save say scare score search see seek seem select sell send serve set
settle sew shape share shatter shift shine ship shout show simplify sing sink sit sleep slip smell smile
solidify solve speak specify spend spread squeeze stand start stay steal stem stimulate stir stop
strengthen stretch strive struggle submit succeed suffer suggest suit summarize supervise support
surpass surprise surround survive sustain swim switch take talk teach tear tell tend test thank think
threaten thrive throw tolerate touch train transform translate transmit travel treat trust try turn type
underscore understand unfold unite uphold urge use utilize vary verify visit vote wait wake walk want
warn wash waste watch wave wear whisper win wish withdraw withstand wonder work wrap write yell
`
  .trim()
  .split(/\s+/)
