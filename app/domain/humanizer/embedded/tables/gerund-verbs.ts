/** Verbs that are known by their -ing form only: their other forms are as often nouns or adjectives. */
export const GERUND_VERBS: readonly string[] = `
acquire alert assist boast captivate capture coat conjure dismiss display drag echo embody embrace enact exhibit
facilitate feature feed foreshadow grant grasp harness heighten ignite impart infuse instill invoke leverage lower
mirror monitor propel reaffirm resonate rival safeguard shed showcase sharpen signal spark span streamline summon
symbolize tackle target transcend underline underpin unleash unveil warm weigh yield adorn aid alter amplify anchor
attack attempt await blend blink blur brush calm chase chuckle circle clap claw click cling clutch collapse comfort
complicate crack crawl curl dart dash deprive disappear disrupt dive drain drift drown edge emit engulf erase erupt
fuel gasp gaze giggle glance gleam glide glow grin grip groan hamper hinder hover hug hum insist intensify jolt kick
lessen linger litter loom lunge marvel merge mourn mumble murmur nod nudge oversee panic pause peer perpetuate pierce
pile plead plunge ponder pound pray press proclaim prolong punctuate rattle recount release render resemble retreat
reunite ripple roam roar savor scan scatter scour scramble scream seize shield shiver shorten shove shrug sigh sip
slam slice smash snap snatch soar sob soften spill sprint spur stagger stare startle steer stroll stumble stun
suppress surge sway swirl tighten tilt toss trace tremble trickle tumble twirl twist undermine usher vanish venture
vow wander whirl widen wield wipe worsen wrestle yank yearn accompany accuse admire admit advise advocate affirm
allege allude applaud assert assure avert bask beam beckon beg bind blame blast bolster bounce browse bury caress
cement cherish chronicle cite clear coax commend comply conceal concede condemn congratulate cooperate crave criticize
cruise curse dangle declare deem defend deflect delight descend desire dictate dip disclose distract document dodge
doubt embark endorse endure envision erode evade exchange exclaim exploit falter fend flash flee flicker float flood
flourish forge frame free gesture gobble gravitate grimace hail halt head heave herald hoist honor howl impress inch
inhale injure intervene interrupt intrigue invade kneel knit label lament lash lean leap liken lobby long loosen lurch
lurk mask mimic mock narrow nestle nibble nick notify ooze oppose outrage overwhelm pledge plot poke polish
postpone preach pretend prod prompt propagate provoke quip quote radiate ravage reassure rebound recite reclaim
recline recognise reconnect recruit reel reiterate rejoice rejoin relish relive reminisce remark repel replenish
resign respond resume retort retrace revel revive revolve ridicule root rotate rouse ruffle rustle sabotage sample
scold scratch scrutinize seal secure sense shake shimmer shoulder shriek sidestep signify skim sneak sniff spell spot
spray sprinkle squint stack stain steady step stomp strain stray stride strip stroke strike stuff surf surrender sweep
swallow swear swing taste taunt tease thrash thwart tick top tour trail trample trap treasure trek tuck tug unlock
unravel unwrap vent vibrate wage weave wedge weep welcome whistle wince wink witness worry wreak yawn dine restate
reassert grieve gossip juggle overtake outpace outperform forgo forbid forgive manage burst blow bend bite cast creep fling
flip leak log mop pat rip rub shoot shut slide slap spin split spring stab strap string swap tap tip trim whip`
  .trim()
  .split(/\s+/)
