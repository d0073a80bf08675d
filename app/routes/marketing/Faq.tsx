import { FAQ } from '#app/domain/marketing/copy.ts'

/** Questions and answers, one open at a time where the browser knows how. */
export function Faq() {
  return (
    <section className="band" id="faq" aria-labelledby="faq-title">
      <div className="band-inner faq-inner">
        <div className="band-head">
          <h2 id="faq-title">Questions people ask</h2>
        </div>
        <div className="faq">
          {FAQ.map(({ question, answer }) => (
            <details key={question} name="faq">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
