/** Words that hold a sentence together and say nothing of what it is about. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those some any no every each all both either neither another other such much many more most
few less least several enough own same i me my mine myself we us our ours ourselves you your yours yourself yourselves he him
his himself she her hers herself it its itself they them their theirs themselves one ones oneself someone something anyone
anything everyone everything everybody somebody anybody nobody nothing none who whom whose which what when where why how
whether if be am is are was were been being have has had having do does did doing done can could will would shall should may
might must ought cannot not never of in on at by for with from to into onto through throughout during under over between
among amongst amid within without about against across after before upon toward towards despite via as than like since
until till per off out up down around along behind beyond beneath beside besides near above below and or but so because
although though while whilst whereas unless nor yet there here then now just only even also too very quite rather still
already ever always often again once twice not well really let there's therefore thus hence however moreover furthermore
additionally likewise similarly meanwhile instead otherwise nevertheless nonetheless accordingly consequently
hardly scarcely barely rarely seldom perhaps maybe etc versus vs plus minus unlike regarding concerning including
anyway anyhow somewhat somehow sometimes almost nearly else aside away back together apart ahead
first second third last next whatever whoever whichever wherever whenever half double quarter dozen dozens
say e.g i.e oh well yes`.split(/\s+/),
)

/** Content words so general that they stand for almost anything, or that only lend weight: they add nothing. */
export const LIGHT_WORDS: ReadonlySet<string> = new Set(
  `thing way make get take give go come put keep set let do have be use work turn bring hold see look find become seem
appear happen occur stand lie sit stay remain leave show tell say call name know think mean mind matter fact point case case
kind sort type form part place area field world time day moment bit lot lots deal number amount level degree range variety
set group piece side end people person man woman human individual one thing something someone role aspect factor element
feature process approach method manner means order term terms respect regard basis purpose question issue problem situation
condition result effect impact need want try help start begin able go-to own certain particular specific various different
general common main major key important real true actual whole full very good well great big large small little new old simple
plain clear easy hard simply just really truly actually basically essentially quite rather pretty fairly indeed certainly
surely simply merely exactly precisely right itself altogether overall generally usually typically broadly particularly
especially notably specifically note worth worthwhile today nowadays currently now then currently present modern current
nature context regard concern involve include concern relate regard comprise consist contain cover allow enable ensure
provide offer serve act play run move hand step line ground root heart core lead follow carry handle deal face meet reach
feel sound count run much many stuff guy folk job task effort attempt chance possibility possible likely easily readily
directly together along around away back down out off over up truth reason exist existence presence given note-worthy
around matter sense idea notion concept thought view word course question kind alike especially day-to-day everyday
depend rely base found link tie connect relate join come-with bear pay spend lend`.split(/\s+/),
)
