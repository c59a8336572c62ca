import type { ApplyDocument, ManagedApply } from '@sands/contract/apply/manage.model'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AudienceCard } from '../../../kernel/draft/audience-card.tsx'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../apply.module.css'
import { applyPaths } from '../apply-paths.ts'
import { BasicsPart } from './basics-part.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { FormPart } from './form-part.tsx'
import { PhaseTag } from './phase-tag.tsx'
import { PlacesPart } from './places-part.tsx'

interface SignUpEditorProps {
  signUp: ManagedApply
  reload: () => Promise<unknown>
}

/** Edits a sign-up. Once it is open, what it is for stays. */
export function SignUpEditor({ signUp, reload }: SignUpEditorProps) {
  const t = useT()
  const viewer = useViewer()
  const run = useRun(reload)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [document, setDocument] = useState<ApplyDocument>(signUp.document)
  const [isCancelling, setCancelling] = useState(false)
  const save = useAct('POST /sands-lms/api/v1/manage/apply/save')
  const open = useAct('POST /sands-lms/api/v1/manage/apply/open')
  const remove = useAct('POST /sands-lms/api/v1/manage/apply/delete')
  const isDirty = document !== signUp.document
  const change = (patch: Partial<ApplyDocument>) => setDocument((before) => ({ ...before, ...patch }))
  const { id, version, state } = signUp
  const name = signUp.name || t('apply.untitled')
  const isEditable = state === 'draft' || state === 'open'

  const store = () => run(() => save.mutateAsync({ body: { id, version, document } }), t('apply.saved'))
  const publish = () =>
    confirm({
      title: t('apply.open_ask', { name }),
      text: t('apply.open_text'),
      action: t('apply.open'),
      run: () => open.mutateAsync({ body: { id, version } }),
      done: t('apply.opened'),
      refresh: reload,
    })
  const drop = () =>
    confirm({
      title: t('apply.delete_ask', { name }),
      text: t('apply.delete_text'),
      action: t('apply.delete'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id, version } }),
      onDone: () => navigate(applyPaths.signUps),
    })
  return (
    <ManagePage
      title={document.name.trim() || t('apply.untitled')}
      actions={
        <>
          <PhaseTag phase={signUp.phase} />
          {may(viewer, 'apply.people') && state !== 'draft' && (
            <LinkButton to={applyPaths.people(id)}>{t('apply.people')}</LinkButton>
          )}
          {state === 'open' && <Button onClick={() => setCancelling(true)}>{t('apply.cancel')}</Button>}
          {(state === 'draft' || state === 'cancelled') && <Button onClick={drop}>{t('apply.delete')}</Button>}
          {isEditable && (
            <Button
              type={state === 'open' ? 'primary' : 'default'}
              disabled={!isDirty}
              loading={save.isPending}
              onClick={() => void store()}
            >
              {t('apply.save')}
            </Button>
          )}
          {state === 'draft' && (
            <Button type="primary" disabled={isDirty || signUp.faults.length > 0} onClick={publish}>
              {t('apply.open')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        {signUp.cancelReason && (
          <p className={styles.fault}>{t('apply.cancelled_because', { reason: signUp.cancelReason })}</p>
        )}
        {signUp.faults.length > 0 && (
          <PartCard title={t('apply.faults')}>
            <ul className={styles.lines}>
              {signUp.faults.map((fault) => (
                <li key={fault}>{t(`apply.fault_${fault}`)}</li>
              ))}
            </ul>
          </PartCard>
        )}
        <BasicsPart signUp={signUp} document={document} onChange={change} />
        <PlacesPart document={document} onChange={change} />
        <FormPart
          fields={document.fields}
          seen={state === 'open' ? signUp.document.fields : []}
          onChange={(fields) => change({ fields })}
        />
        <AudienceCard
          title={t('apply.part_audience')}
          value={document.audience}
          isOpen={false}
          onChange={(audience) => change({ audience })}
        />
      </div>
      {isCancelling && <CancelDialog signUp={signUp} reload={reload} onClose={() => setCancelling(false)} />}
    </ManagePage>
  )
}
