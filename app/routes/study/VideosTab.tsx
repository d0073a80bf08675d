import { useState } from 'react'
import { href } from 'react-router'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { playerUrl, type Video, videoUrl } from '#app/domain/study/videos.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Form } from '#app/ui/Form.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { StudyPageData, TabData } from './page-data.server.ts'
import { addressOf } from './place.ts'

type VideosTabProps = {
  page: StudyPageData
  selected: DocumentRow
  tab: Extract<TabData, { name: 'videos' }>
}

/** Videos about what a document is about; or where to look for some. */
export function VideosTab({ page, selected, tab }: VideosTabProps) {
  const { videos, why, links, searched } = tab
  const find = <FindForm page={page} selected={selected} />
  return (
    <div className="grid gap-4">
      {videos.length === 0 && !searched && (
        <Card>
          <EmptyState icon="study" title="No videos found yet" heading="h3">
            <p>Videos on the topics of this document.</p>
            {find}
          </EmptyState>
        </Card>
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
        <ul className="grid list-none gap-2 p-0">
          {links.map(({ topic, url }) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-center gap-2 pointer-coarse:min-h-11"
              >
                <Icon name="external" />
                <span>
                  Videos about {topic}
                  <span className="sr-only"> (on YouTube, in a new tab)</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {videos.length > 0 && (
        <>
          <ul className="grid list-none gap-4 p-0">
            {videos.map((video) => (
              <VideoLine key={video.videoId} video={video} />
            ))}
          </ul>
          {find}
        </>
      )}
    </div>
  )
}

/** Nothing of the video site is loaded before somebody wants to play. */
function VideoLine({ video: { videoId, title, description } }: { video: Video }) {
  const [plays, setPlays] = useState(false)
  const hydrated = useHydrated()
  return (
    <Card as="li" className="grid gap-2">
      <h3>
        <a href={videoUrl(videoId)} target="_blank" rel="noreferrer">
          {title}
        </a>
      </h3>
      {description && <p className="text-ink-soft">{description}</p>}
      {plays ? (
        <iframe
          ref={(player) => player?.focus()}
          className="aspect-video w-full rounded-sm border-0"
          src={playerUrl(videoId)}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture"
          allowFullScreen
          // oxlint-disable-next-line react/iframe-missing-sandbox -- The player is of another origin: it can reach nothing of this page.
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        hydrated && (
          <div>
            <Button type="button" variant="secondary" small onClick={() => setPlays(true)}>
              Play here<span className="sr-only">: {title}</span>
            </Button>
          </div>
        )
      )}
    </Card>
  )
}

function FindForm({ page: { place }, selected }: Pick<VideosTabProps, 'page' | 'selected'>) {
  return (
    <Form method="post" action={href('/api/study/:id/videos', { id: selected.id })} preventScrollReset>
      <input type="hidden" name="goTo" value={addressOf(place)} />
      <Button icon="search" busyLabel="Searching for related videos...">
        Find Videos
      </Button>
    </Form>
  )
}
