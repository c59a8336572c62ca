import type { ModerationCase } from '@sands/contract/community/moderation.model'
import { srcSetOf } from '@sands/web/picture/src-set'
import { Drawer } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { AuthorDisclosure } from './author-disclosure.tsx'
import styles from './community.module.css'
import { DecisionForm } from './decision-form.tsx'

interface CaseDrawerProps {
  /** The drawer is open while this is set. */
  found: ModerationCase | undefined
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** One case: the content, why it is here, and the decision. */
export function CaseDrawer({ found, onClose, onChanged }: CaseDrawerProps) {
  return (
    <Drawer
      open={found !== undefined}
      onClose={onClose}
      size={560}
      title={found?.communityContent.title}
      destroyOnHidden
    >
      {found && <Whole key={found.id} found={found} onClose={onClose} onChanged={onChanged} />}
    </Drawer>
  )
}

function Whole({ found, onClose, onChanged }: CaseDrawerProps & { found: ModerationCase }) {
  const t = useT()
  const { full } = useMoments()
  const mayDisclose = may(useViewer(), 'community.disclose')
  const { communityContent: content, cause, words, reports, appeal, state } = found
  const pictures = content.attachments.flatMap(({ picture }) => picture ?? [])
  return (
    <div className={styles.whole}>
      <p className={styles.full}>{content.articleText}</p>
      {pictures.length > 0 && (
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
      )}
      <Facts
        facts={[
          {
            label: t('community.manage_author'),
            value: content.isAnonymous === 1 ? t('community.manage_anonymous') : content.createByName,
          },
          { label: t('community.manage_board'), value: content.name },
          { label: t('community.manage_state'), value: t(`community.manage_state_${state}`) },
          { label: t('community.manage_cause'), value: t(`community.manage_cause_${cause}`) },
          { label: t('community.manage_since'), value: full(found.createTime) },
          ...(words.length > 0 ? [{ label: t('community.manage_words_found'), value: words.join('、') }] : []),
          ...(appeal ? [{ label: t('community.manage_appeal'), value: appeal }] : []),
        ]}
      />
      {reports.length > 0 && (
        <section aria-label={t('community.manage_reports')}>
          <h2 className={styles.heading}>{t('community.manage_reports')}</h2>
          <ul className={styles.reports}>
            {reports.map(({ reason, text, createTime }) => (
              <li key={`${reason} ${createTime}`}>
                {[t(`community.manage_report_${reason}`), text].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {content.isAnonymous === 1 && mayDisclose && <AuthorDisclosure contentId={content.id} />}
      <DecisionForm found={found} onClose={onClose} onChanged={onChanged} />
    </div>
  )
}
