import type { Attachment, CommunityContent, CommunityDetail } from '@sands/contract/community/community.model'
import { ATTACHMENT_TYPES, CONTENT_TYPES } from '@sands/rules/community/content'
import { useCall } from '@sands/web/call/use-call'
import { COMMUNITY_GET } from '@sands/web/community/community-calls'
import { HtmlContent, type HtmlPicture } from '@sands/web/html/html-content.tsx'
import { srcSetOf } from '@sands/web/picture/src-set'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { PictureViewer } from '../../../kernel/ui/picture-viewer.tsx'
import { TextLink } from '../../../kernel/ui/text-link.tsx'
import { CaseVideo } from './case-video.tsx'
import styles from './community.module.css'

interface Opened {
  pictures: readonly HtmlPicture[]
  index: number | null
}

/** The whole content that a moderator decides on: text with its pictures, files, video, link and poll. */
export function CaseContent({ listed }: { listed: CommunityContent }) {
  const { id, articleText, attachments } = listed
  // Deleted content too, as long as its case is open.
  const asked = useCall(COMMUNITY_GET, { query: { id } }, { staleTime: 0 })
  const { data: content } = asked
  if (content) return <Whole content={content} />
  if (asked.isError) {
    return (
      <>
        <FailureBlock error={asked.error} onRetry={() => void asked.refetch()} />
        <p className={styles.full}>{articleText}</p>
        <Pictures attachments={attachments} />
      </>
    )
  }
  return <Skeleton active />
}

function Whole({ content }: { content: CommunityDetail }) {
  const t = useT()
  const { type, text, content: html, attachments, link, poll, topics, mentions } = content
  const [{ pictures, index }, setOpened] = useState<Opened>({ pictures: [], index: null })
  const ofType = (wanted: Attachment['type']) => attachments.filter((attachment) => attachment.type === wanted)
  const documents = ofType(ATTACHMENT_TYPES.document)
  const words = [...topics.map((topic) => `#${topic}`), ...mentions.map(({ name }) => `@${name}`)]
  return (
    <>
      {type === CONTENT_TYPES.article ? (
        <HtmlContent
          html={html}
          Anchor={TextLink}
          onPicture={(all, opened) => setOpened({ pictures: all, index: opened })}
        />
      ) : (
        <p className={styles.full}>{text}</p>
      )}
      <PictureViewer
        pictures={pictures}
        index={index}
        onTurn={(next) => setOpened((now) => ({ ...now, index: next }))}
      />
      {ofType(ATTACHMENT_TYPES.video).map((video) => (
        <CaseVideo key={video.id} id={video.id} />
      ))}
      <Pictures attachments={attachments} />
      {documents.length > 0 && (
        <ul className={styles.rows} aria-label={t('community.manage_documents')}>
          {documents.map(({ id, name }) => (
            <li key={id} className={styles.row}>
              <a href={`/media/document?id=${id}`} target="_blank" rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {link && (
        // The address is shown as it is: a moderator judges it before opening it.
        <a className={styles.full} href={link} target="_blank" rel="noopener noreferrer nofollow">
          {link}
        </a>
      )}
      {poll && (
        <section aria-label={t('community.manage_poll')}>
          <h2 className={styles.heading}>{t('community.manage_poll')}</h2>
          <ul className={styles.reports}>
            {poll.options.map((option) => (
              <li key={option.id}>{option.text}</li>
            ))}
          </ul>
        </section>
      )}
      {words.length > 0 && <p className={styles.quiet}>{words.join(' ')}</p>}
    </>
  )
}

function Pictures({ attachments }: { attachments: readonly Attachment[] }) {
  const t = useT()
  const pictures = attachments.flatMap(({ type, picture }) =>
    type === ATTACHMENT_TYPES.picture && picture ? [picture] : [],
  )
  if (pictures.length === 0) return null
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <a href={picture.url} target="_blank" rel="noopener">
            <img
              src={picture.url}
              srcSet={srcSetOf(picture)}
              sizes="160px"
              width={picture.width}
              height={picture.height}
              loading="lazy"
              alt={t('community.manage_picture', { number: index + 1 })}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
