import { communityLinks } from '@sands/contract/community/community.links'
import type { CommunityDetail } from '@sands/contract/community/community.model'
import { homeLinks } from '@sands/contract/home/home.links'
import { Link2 } from 'lucide-react'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './content-parts.module.css'
import { PollBox } from './poll-box.tsx'

/** What belongs to a content beside its text and files: link, poll, topics and mentioned people. */
export function ContentParts({ content: { id, title, link, topics, mentions, poll } }: { content: CommunityDetail }) {
  return (
    <>
      {link && (
        <Link to={homeLinks.webview({ url: link, title })} className={styles.link}>
          <Link2 size={18} aria-hidden />
          <span>{link}</span>
        </Link>
      )}
      {poll && <PollBox id={id} poll={poll} />}
      {(topics.length > 0 || mentions.length > 0) && (
        <p className={styles.words}>
          {topics.map((topic) => (
            <Link key={topic} className={styles.topic} to={communityLinks.topic(topic)}>
              {`#${topic}`}
            </Link>
          ))}
          {mentions.map(({ userId, name }) => (
            <span key={userId}>{`@${name}`}</span>
          ))}
        </p>
      )}
    </>
  )
}
