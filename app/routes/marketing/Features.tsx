import { FEATURES, FEATURES_TITLE } from '#app/domain/marketing/copy.ts'
import { FeaturePicture } from './FeaturePicture.tsx'

/** What the product can do, each with a small picture. */
export function Features() {
  return (
    <section className="band band-tint" id="features" aria-labelledby="features-title">
      <div className="band-inner stack">
        <div className="band-head">
          <h2 id="features-title">{FEATURES_TITLE}</h2>
        </div>
        <ul className="features">
          {FEATURES.map(({ name, title, text }) => (
            <li key={name} className="feature">
              <FeaturePicture name={name} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
