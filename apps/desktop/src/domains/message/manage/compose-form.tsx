import type { MessageCategoryCode } from '@sands/contract/message/message.model'
import type { OutgoingDetail } from '@sands/contract/message/send.model'
import { MESSAGE_CATEGORIES } from '@sands/rules/message'
import { useLanguage } from '@sands/web/i18n/i18n'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { AudiencePicker } from '../../../kernel/audience/audience-picker.tsx'
import { useAudienceCount } from '../../../kernel/audience/use-audience-count.ts'
import { JumpFields } from '../../../kernel/jump/jump-fields.tsx'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './compose.module.css'
import { type Draft, draftOf, EMPTY_DRAFT, faultsOf, isComplete, writtenTexts } from './draft.ts'
import { PhonePreview } from './phone-preview.tsx'
import { TimeFields } from './time-fields.tsx'
import { useCompose } from './use-compose.ts'
import { WordsFields } from './words-fields.tsx'

interface ComposeFormProps {
  stored?: OutgoingDetail
  /** Fetches what somebody else has stored meanwhile. */
  onReload?: () => Promise<OutgoingDetail | undefined>
}

/** The form of a message, with a preview for its readers beside it. */
export function ComposeForm({ stored, onReload }: ComposeFormProps) {
  const t = useT()
  const confirm = useConfirm()
  const viewer = useViewer()
  const mayChoose = may(viewer, 'org.audiences.view')
  const [ownLanguage] = useLanguage()
  const [language, setLanguage] = useState(ownLanguage)
  const [draft, setDraft] = useState<Draft>(() => (stored ? draftOf(stored) : EMPTY_DRAFT))
  const [tried, setTried] = useState(false)
  const [openedAt] = useState(() => new Date().toISOString())
  const { people } = useAudienceCount(draft.audience, { enabled: mayChoose })
  const compose = useCompose(stored)
  const change = (patch: Partial<Draft>) => setDraft((before) => ({ ...before, ...patch }))
  const faults = faultsOf(draft, { language, now: new Date() })
  const shown = tried ? faults : { languages: [], link: false, at: false }

  const submit = () => {
    setTried(true)
    const [faulty] = faults.languages
    if (faulty && !faults.languages.includes(language)) setLanguage(faulty)
    if (!isComplete(faults)) return
    if (draft.later) return void compose.submit(draft)
    confirm({
      title: people === undefined ? t('message.send_compose') : t('message.send_ask', { count: people }),
      text: t('message.send_ask_text'),
      action: t('message.send_send'),
      run: () => compose.submit(draft),
    })
  }

  const reload = async () => {
    const fresh = await onReload?.()
    if (fresh) setDraft(draftOf(fresh))
    compose.settle()
  }

  const act = draft.later ? (stored ? t('message.send_save') : t('message.send_schedule')) : t('message.send_send')
  return (
    <form
      className={styles.compose}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.main}>
        <Card title={t('message.send_words')}>
          <Field label={t('message.send_category')} required>
            {(field) => (
              <Choice<MessageCategoryCode>
                field={field}
                clearable={false}
                placeholder={t('message.send_category')}
                value={draft.category}
                options={MESSAGE_CATEGORIES.map((value) => ({ value, label: t(`message.category_${value}`) }))}
                onChange={(category) => category && change({ category })}
              />
            )}
          </Field>
          <WordsFields
            draft={draft}
            language={language}
            faulty={shown.languages}
            onLanguage={setLanguage}
            onChange={(texts) => change({ texts })}
          />
          <JumpFields
            value={draft.jump}
            fault={shown.link ? t('manage.jump_fault_link') : undefined}
            onChange={(jump) => change({ jump })}
          />
        </Card>
        <Card title={t('message.send_to')}>
          {mayChoose ? (
            <AudiencePicker value={draft.audience} onChange={(audience) => change({ audience })} />
          ) : (
            <p>{t('message.send_to_everyone', { college: viewer.collegeName })}</p>
          )}
        </Card>
        <Card title={t('message.send_when')}>
          <TimeFields later={draft.later} at={draft.at} fault={shown.at} onChange={change} />
        </Card>
        <div role="alert" className={styles.alerts}>
          {compose.failure && <Alert type="error" showIcon title={compose.failure} role="presentation" />}
          {compose.conflict && (
            <Alert
              type="warning"
              showIcon
              role="presentation"
              title={t('message.send_conflict_title')}
              description={t('message.send_conflict_text')}
              action={<Button onClick={() => void reload()}>{t('message.send_conflict_load')}</Button>}
            />
          )}
        </div>
        <div className={styles.acts}>
          <Button
            type="primary"
            size="large"
            htmlType="submit"
            loading={compose.pending}
            disabled={mayChoose && people === 0}
          >
            {act}
          </Button>
        </div>
      </div>
      <aside className={styles.aside} aria-label={t('message.send_preview')}>
        <PhonePreview
          category={draft.category}
          texts={writtenTexts(draft)}
          leads={draft.jump.to !== 'none'}
          language={language}
          at={draft.later && !faults.at ? new Date(draft.at).toISOString() : openedAt}
        />
      </aside>
    </form>
  )
}
