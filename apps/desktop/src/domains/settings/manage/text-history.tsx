import type { ManagedText, TextChange } from '@sands/contract/settings/texts.model'
import { LANGUAGE_NAMES, type Language } from '@sands/rules/language'
import { useAct, useCall } from '@sands/web/call/use-call'
import { localeOf } from '@sands/web/i18n/i18n'
import { Button, Skeleton } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import styles from './texts.module.css'
import { useRefreshTexts } from './use-refresh-texts.ts'
import { Wording } from './wording.tsx'

const SHOWN = 20

/** The earlier wordings of a text, newest first. Each can be restored. */
export function TextHistory({ text }: { text: ManagedText }) {
  const t = useT()
  const changes = useCall(
    'GET /sands-system/api/v1/manage/text/change/page',
    { query: { key: text.key, size: SHOWN } },
    { staleTime: 0 },
  )
  const askBack = useBringBack(text)
  const current = (language: Language) => text.wordings.find((wording) => wording.language === language)?.edit ?? null
  return (
    <section className={styles.history} aria-label={t('settings.texts_changes')}>
      <h2 className={styles.heading}>{t('settings.texts_changes')}</h2>
      {changes.isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {!changes.isPending && !changes.data && (
        <FailureBlock error={changes.error} onRetry={() => void changes.refetch()} />
      )}
      {changes.data?.total === 0 && <p className={styles.quiet}>{t('settings.texts_changes_none')}</p>}
      <ol className={styles.changes}>
        {changes.data?.records.map((change) => (
          <Change
            key={`${change.version} ${change.language}`}
            change={change}
            {...(current(change.language) !== change.before && { onBack: () => askBack(change) })}
          />
        ))}
      </ol>
      {(changes.data?.total ?? 0) > SHOWN && (
        <p className={styles.quiet}>{t('settings.texts_changes_more', { count: SHOWN })}</p>
      )}
    </section>
  )
}

function Change({ change, onBack }: { change: TextChange; onBack?: () => void }) {
  const t = useT()
  const moments = useMoments()
  const { language, before, after, at, actorName, act } = change
  const name = LANGUAGE_NAMES[language]
  const told = before ?? t('settings.texts_built_in')
  return (
    <li className={styles.change}>
      <p className={styles.who}>
        <strong>{name}</strong>
        <span>{`${actorName} · ${t(`settings.texts_act_${act}`)} · ${moments.full(at)}`}</span>
      </p>
      <dl className={styles.sides} lang={localeOf(language)}>
        <dt>{t('settings.texts_before')}</dt>
        <dd>
          <Wording text={before} />
        </dd>
        <dt>{t('settings.texts_after')}</dt>
        <dd>
          <Wording text={after} />
        </dd>
      </dl>
      {onBack && (
        <Button
          size="small"
          aria-label={t('settings.texts_bring_back_of', { language: name, text: told })}
          onClick={onBack}
        >
          {t('settings.texts_bring_back')}
        </Button>
      )}
    </li>
  )
}

/** Restores the text from before a change, after a question. */
function useBringBack(text: ManagedText): (change: TextChange) => void {
  const t = useT()
  const confirm = useConfirm()
  const fresh = useRefreshTexts()
  const save = useAct('POST /sands-system/api/v1/manage/text/save')
  return ({ language, before }) => {
    const builtIn = text.wordings.find((wording) => wording.language === language)?.builtIn ?? ''
    confirm({
      title: t('settings.texts_bring_back_ask'),
      text: t('settings.texts_bring_back_text', { language: LANGUAGE_NAMES[language], text: before ?? builtIn }),
      action: t('settings.texts_bring_back'),
      run: () =>
        save.mutateAsync({
          body: { key: text.key, version: text.version, edits: [{ language, text: before }] },
        }),
      done: t('settings.texts_published'),
      refresh: fresh,
    })
  }
}
