import { FEATURES, FEATURES_TITLE, NOT_YET } from '#app/domain/marketing/copy.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { rooms } from '#app/ui/shell/navigation.ts'
import { FeaturePicture } from './FeaturePicture.tsx'

/** What the product can do, each with a small picture. A feature whose page does not exist yet says so. */
export function Features() {
  return (
    <section className="band band-tint" id="features" aria-labelledby="features-title">
      <div className="band-inner stack">
        <div className="band-head">
          <h2 id="features-title">{FEATURES_TITLE}</h2>
        </div>
        <ul className="features">
          {FEATURES.map(({ name, title, text, room }) => (
            <li key={name} className="feature">
              <FeaturePicture name={name} />
              <h3>
                {title}
                {!rooms.some(({ href }) => href === room) && (
                  <>
                    {' '}
                    <Badge>{NOT_YET}</Badge>
                  </>
                )}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
