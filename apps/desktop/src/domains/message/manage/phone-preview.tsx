import {
  BellOutlined,
  BookOutlined,
  CommentOutlined,
  NotificationOutlined,
  RightOutlined,
  ShoppingOutlined,
  SolutionOutlined,
} from '@ant-design/icons'
import type { MessageCategoryCode } from '@sands/contract/message/message.model'
import { LANGUAGE_NAMES, type Language } from '@sands/rules/language'
import { nearestLanguage } from '@sands/rules/message'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf } from '@sands/web/i18n/i18n'
import type { ScreenIcon } from '../../../kernel/screens.ts'
import { useT } from '../../../kernel/text.ts'
import { SmallPhone } from '../../../kernel/ui/page/small-phone.tsx'
import type { Words } from './draft.ts'
import styles from './phone-preview.module.css'

const ICONS: Readonly<Record<MessageCategoryCode, ScreenIcon>> = {
  notice: NotificationOutlined,
  study: BookOutlined,
  interaction: CommentOutlined,
  teaching: SolutionOutlined,
  order: ShoppingOutlined,
  system: BellOutlined,
}

interface PhonePreviewProps {
  category: MessageCategoryCode
  texts: Readonly<Partial<Record<Language, Words>>>
  leads: boolean
  /** The language of the reader. */
  language: Language
  at: string
}

/** The message as the phone app shows it to readers of a language. */
export function PhonePreview({ category, texts, leads, language, at }: PhonePreviewProps) {
  const t = useT()
  const written = nearestLanguage(texts, language)
  const words = written ? texts[written] : undefined
  const Icon = ICONS[category]
  const when = dateFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <SmallPhone
      caption={t('message.send_preview_in', { language: LANGUAGE_NAMES[language] })}
      title={t('message.card_title')}
    >
      <article className={styles.card} lang={written ? localeOf(written) : undefined}>
        <header className={styles.head}>
          <span className={styles.icon}>
            <Icon aria-hidden />
          </span>
          <div>
            <p className={styles.shelf}>{t(`message.category_${category}`)}</p>
            <time className={styles.time} dateTime={at}>
              {when.format(new Date(at))}
            </time>
          </div>
        </header>
        <h3 className={styles.title} data-blank={!words?.title}>
          {words?.title || t('message.send_preview_title')}
        </h3>
        <p className={styles.text} data-blank={!words?.content}>
          {words?.content || t('message.send_preview_text')}
        </p>
        {leads && (
          <p className={styles.open}>
            {t('message.open')} <RightOutlined aria-hidden />
          </p>
        )}
      </article>
    </SmallPhone>
  )
}
