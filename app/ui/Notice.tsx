import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { NOTICE_ICON, NOTICE_TITLE, NOTICE_WORDS, noticeClass } from './notice-class.ts'

/** What a message means. */
export type NoticeKind = 'good' | 'warn' | 'bad' | 'info'

const words: Record<NoticeKind, string> = { good: 'Done', warn: 'Warning', bad: 'Error', info: 'Note' }

type NoticeProps = {
  kind?: NoticeKind
  title: ReactNode
  children?: ReactNode
  /** `status` for news that arrives with the page, `alert` for what cannot wait; none for standing remarks. */
  role?: 'status' | 'alert'
  className?: string
}

/** A message in its place. Its kind is told by icon and spoken word as well as by colour. */
export function Notice({ kind = 'info', title, children, role, className }: NoticeProps) {
  return (
    <div className={noticeClass(kind, className)} role={role}>
      <Icon name={kind} label={words[kind]} className={NOTICE_ICON} />
      <div className={NOTICE_WORDS}>
        <p className={NOTICE_TITLE}>{title}</p>
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
