/** Verbs that are known by their -ing form only: their other forms are as often nouns or adjectives. */
export const GERUND_VERBS: readonly string[] = `
acquire alert assist boast captivate capture coat conjure dismiss display drag dry echo embody embrace enact evoke exhibit
facilitate feature feed foreshadow grant grasp harness heighten highlight ignite illuminate illustrate impart infuse instill
invoke leverage lower mirror mitigate monitor nurture outline propel reaffirm reinforce reshape resonate rival safeguard
shed showcase sharpen signal solidify spark span streamline summon sustain symbolize tackle target transcend
underline underpin underscore unleash unveil warm weigh yield
adorn aid alter amplify anchor attack attempt await blend blink blur bounce brush calm chase chuckle circle clap claw click
cling clutch collapse comfort complicate crack crawl curl dart dash deepen deprive disappear disrupt dive drain drift drown
edge emit engulf erase erupt fuel gasp gaze giggle glance gleam glide glow grin grip groan hamper hinder hover hug hum
insist intensify jolt kick lessen linger litter loom lunge marvel merge mourn mumble murmur nod nudge oversee panic pause
peer perpetuate pierce pile plead plunge ponder pound pray press proclaim prolong punctuate rattle recount release render
resemble retreat reunite ripple roam roar savor scan scatter scour scramble scream seize shield shiver shorten shove shrug
sigh sip slam slice smash snap snatch soar sob soften spill sprint spur stagger stare startle steer stroll stumble stun
suppress surge sway swirl tighten tilt toss trace tremble trickle tumble twirl twist undermine usher vanish venture vow
wander whirl widen wield wipe worsen wrestle yank yearn`
  .trim()
  .split(/\s+/)
