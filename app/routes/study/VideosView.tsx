import { videoUrl } from '#app/domain/study/videos.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { StudyPageData } from './page-data.server.ts'
import { addressOf } from './place.ts'

/** Videos about what a document is about; or where to look for some. */
export function VideosView({ page }: { page: StudyPageData }) {
  const { data, selected, why, links, searched } = page
  if (!selected || !data) return null
  const videos = data.videoRecommendations
  return (
    <div className="stack">
      {videos.length === 0 && !searched && (
        <div className="card stack">
          <EmptyState icon="study" title="No videos found yet" heading="h3">
            <FindForm page={page} />
          </EmptyState>
        </div>
      )}
      {why && (
        <Notice
          kind="info"
          role="status"
          title={links.length > 0 ? 'Topics to look for' : 'No videos found yet'}
        >
          <p>{why}</p>
        </Notice>
      )}
      {searched && links.length > 0 && (
        <ul className="stack stack-sm topics">
          {links.map(({ topic, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <Icon name="external" /> Videos about {topic}
                <span className="visually-hidden"> (on YouTube, in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {videos.length > 0 && (
        <>
          <ul className="stack videos">
            {videos.map(({ videoId, title, description }) => (
              <li key={videoId} className="card stack stack-sm" data-video={videoId}>
                <h3>
                  <a href={videoUrl(videoId)} target="_blank" rel="noreferrer" data-video-link>
                    {title}
                  </a>
                </h3>
                {description && <p className="muted">{description}</p>}
                <div>
                  <button type="button" className="btn btn-secondary btn-sm" data-plays hidden>
                    Play here<span className="visually-hidden">: {title}</span>
                  </button>
                </div>
              </li>
            ))}
          </ul>
          <FindForm page={page} />
        </>
      )}
    </div>
  )
}

function FindForm({ page: { selected, place } }: { page: StudyPageData }) {
  if (!selected) return null
  return (
    <form method="post" action={`/api/study/${selected.id}/videos`} data-in-place>
      <input type="hidden" name="goTo" value={addressOf(place)} />
      <Button icon="search" busyLabel="Searching for related videos...">
        Find Videos
      </Button>
    </form>
  )
}
