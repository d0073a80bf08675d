import { brand } from '#app/brand.ts'
import { DRAFT_HOURS, KEPT_TEXT_DAYS } from '#app/domain/humanizer/limits.ts'
import { PLANS, REFUND_DAYS } from '#app/domain/usage/plans.ts'
import type { Disclosure } from '#app/providers/disclosure.ts'
import type { InfoPage } from './info-pages.ts'
import { TRIAL } from './trial-text.ts'

export type Info = {
  title: string
  lead: string
  sections: readonly { title: string; text: readonly string[] }[]
}

/** How this server works, as far as the texts below depend on it. */
export type Setting = { charges: boolean; disclosures: Disclosure }

/** What privacy, terms and support say on a server set up like this. */
export function infoOn(page: InfoPage, setting: Setting): Info {
  return { privacy, terms, support }[page](setting)
}

function privacy({ disclosures: { parties, stays } }: Setting): Info {
  return {
    title: 'Privacy',
    lead: 'What we keep, what leaves this server, and how you get rid of it. In short: as little as the work needs.',
    sections: [
      {
        title: 'Trying without an account',
        text: [
          'Your text is rewritten while you wait and then forgotten: neither it nor the rewrite is stored here. Only if you press “Keep this text” is it kept, for up to ' +
            `${DRAFT_HOURS} hours, so that it waits for you in the humanizer.`,
          `To count the ${TRIAL.wordsPerMonth} trial words of a month, your browser gets a random number in a cookie at its first trial. A second one names the press of the button for a day, so that an answer that got lost is not counted twice. Your network address is counted for a day, so that nobody uses the trial as a machine.`,
        ],
      },
      {
        title: 'With an account',
        text: [
          'We keep your name, your email address, your password as a hash that cannot be read back, and when and with which kind of browser you signed in.',
          'If you set them up: your picture, your passkeys (public keys, which sign nobody in), the secret of your second factor with its recovery codes as hashes, and which accounts elsewhere are yours.',
          'We keep the texts you have rewritten with their results, your own tones, the documents you upload, what you ask about them and study of them, and how many words each run was charged. What was being worked on is also kept by itself for a week, so that a page that was interrupted finds it again. All of it belongs to your account alone; nobody else’s account can reach it. A conversation that you share can be read by anyone who has its link, until you take that back.',
          'Of a document we read what its readers see, its title, and of slides also the hidden ones and the notes of the speaker; a format that is text itself is read as it stands. Comments, what was deleted in it, its author, and where and with which camera a picture was taken are not read, and no model is told them. They remain in the original, which you alone can download, and go with it.',
          'Deleting is at once and for good: one entry, all of them, or the account. Before that you can take everything along as one file.',
        ],
      },
      {
        title: 'What leaves this server',
        text: [
          parties.length === 0
            ? 'Nothing. As this server is set up, it tells nobody else anything about you or of your texts.'
            : 'As this server is set up, it tells those who are named in the next sections what stands there, and nobody else anything. This list is made from its settings.',
          'No page loads anything from anyone else before you have asked for it: no fonts, no statistics, no adverts, no trackers.',
          'We do not sell or rent data, and we train no models on your texts.',
        ],
      },
      ...parties.map(({ name, gets }) => ({ title: name, text: gets })),
      { title: 'What stays on this server', text: stays },
      {
        title: 'Cookies',
        text: [
          'Only those that do something for you: your session, a message for the next page, the id of a kept text, the number of your trial, the name of your next press of a button, a sign-in that is under way, your choices of appearance, tone and options, which of several servers answers you, and for a year which accounts were opened with this browser, as hashes, so that strangers who guess passwords do not lock you out. There is nothing to agree to, so there is no banner.',
        ],
      },
      {
        title: 'What your browser keeps by itself',
        text: [
          `A text in the humanizer stays in your browser’s own storage until its rewrite is there, for ${KEPT_TEXT_DAYS} days at most: closing the page or a lost connection does not lose it. It is not sent anywhere by that. Signing out by the button removes it; on a device that others use, do sign out.`,
          'A text in the trial stays there until you close the tab. Your browser also remembers which tone you chose, whether the sidebar is narrow, that you have seen the offer for leaving visitors, and for a moment what you asked for last, as a hash.',
        ],
      },
      {
        title: 'Logs',
        text: [
          'The server notes the time, the address of the page, how it was answered, how long it took, and numbers that tell which of these notes belong together. No texts, no passwords, no cookies.',
        ],
      },
      {
        title: 'Questions',
        text: [
          `Write to ${brand.supportEmail} to see, correct or remove what is kept about you, or to complain.`,
        ],
      },
    ],
  }
}

function terms({ charges }: Setting): Info {
  return {
    title: 'Terms',
    lead: 'The agreement between you and us, as plainly as we can put it.',
    sections: [
      {
        title: 'Your texts',
        text: [
          'What you bring stays yours, and so does what comes out. You allow us to process it for the one purpose of doing what you asked for.',
          'Bring only what you may use: your own words, or those of people who agreed.',
        ],
      },
      {
        title: 'What you may not do',
        text: [
          'Do not use Wordkin to deceive people to their harm, to pass off work as yours where rules forbid help, to break the law, or to overload or get around the service. Whether help is allowed is for your school or employer to say.',
        ],
      },
      {
        title: 'What we promise, and what we do not',
        text: [
          'We check that facts survive a rewrite and tell you when they might not have. Read the result before you use it: it is a draft by a machine, and the last word is yours.',
          'No tool can promise a detector’s verdict, and we do not.',
          'The service is offered as it is. We do our best to keep it running and your texts safe, and answer for damage done by intent or gross negligence, and wherever the law does not let us do otherwise.',
        ],
      },
      ...(charges
        ? [
            {
              title: 'Plans and money',
              text: [
                `${PLANS.free.label} costs nothing. Paid plans renew by themselves each month or year until you cancel, which you can do in your account at any time; the plan then runs to the end of what you paid for.`,
                `Within ${REFUND_DAYS} days of your first payment you get your money back on request. Words that are not used in a month are not carried over.`,
              ],
            },
          ]
        : []),
      {
        title: 'Ending it',
        text: [
          'You may delete your account whenever you like. We may close an account that breaks these terms, after telling you why. If these terms change, you are told before it counts.',
        ],
      },
    ],
  }
}

function support({ charges }: Setting): Info {
  return {
    title: 'Support',
    lead: 'A person reads what you write to us.',
    sections: [
      {
        title: 'Write to us',
        text: [
          `${brand.supportEmail}. If a page told you the number of a request, put it in: with it we find what happened.`,
        ],
      },
      {
        title: 'A rewrite came out wrong',
        text: [
          'Open it in the humanizer and choose “Sentences”: each one can be tried again or put back as it was. A term that must never change can be locked in the options.',
        ],
      },
      {
        title: 'A text seems lost',
        text: [
          'Runs go on when you close the page, and finish in your history. A text that met a limit or a sign-in waits in the humanizer for ' +
            `${DRAFT_HOURS} hours.`,
        ],
      },
      ...(charges
        ? [
            {
              title: 'Money',
              text: [
                `Cancel in your account. For the ${REFUND_DAYS}-day money-back guarantee use the button there, or write to us.`,
              ],
            },
          ]
        : []),
      {
        title: 'Something unsafe',
        text: [
          `If you have found a hole, write to ${brand.supportEmail} with “security” in the subject. We answer first and thank you by name if you like.`,
        ],
      },
    ],
  }
}
