import type { FaceDocument, ManagedFace } from '@sands/contract/face/manage.model'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AudienceCard } from '../../../kernel/draft/audience-card.tsx'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../face.module.css'
import { facePaths } from '../face-paths.ts'
import { BasicsPart } from './basics-part.tsx'
import { DaysPart } from './days-part.tsx'
import { PhaseTag } from './phase-tag.tsx'
import { ProblemsPart } from './problems-part.tsx'
import { SeatsPart } from './seats-part.tsx'

interface SessionEditorProps {
  session: ManagedFace
  reload: () => Promise<unknown>
}

/** Edits a session. Once it is published, its times stay. */
export function SessionEditor({ session, reload }: SessionEditorProps) {
  const t = useT()
  const viewer = useViewer()
  const run = useRun(reload)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [document, setDocument] = useState<FaceDocument>(session.document)
  const save = useAct('POST /sands-lms/api/v1/manage/face/save')
  const publish = useAct('POST /sands-lms/api/v1/manage/face/publish')
  const remove = useAct('POST /sands-lms/api/v1/manage/face/delete')
  const isDirty = document !== session.document
  const change = (patch: Partial<FaceDocument>) => setDocument((before) => ({ ...before, ...patch }))
  const { id, version, state } = session
  const name = session.name || t('face.untitled')
  const isEditable = state === 'draft' || state === 'open'
  const hasConflicts = session.conflicts.length > 0

  const store = () => run(() => save.mutateAsync({ body: { id, version, document } }), t('face.saved'))
  const open = () =>
    confirm({
      title: t('face.publish_ask', { name }),
      text: t(hasConflicts ? 'face.publish_conflicts' : 'face.publish_text'),
      action: t('face.publish'),
      run: () => publish.mutateAsync({ body: { id, version, acceptsConflicts: hasConflicts } }),
      done: t('face.published'),
      refresh: reload,
    })
  const drop = () =>
    confirm({
      title: t('face.delete_ask', { name }),
      text: t('face.delete_text'),
      action: t('face.delete'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id, version } }),
      onDone: () => navigate(facePaths.sessions),
    })
  return (
    <ManagePage
      title={document.name.trim() || t('face.untitled')}
      actions={
        <>
          <PhaseTag phase={session.phase} />
          {may(viewer, 'face.attend') && state !== 'draft' && (
            <LinkButton to={facePaths.attendance(id)}>{t('face.attendance')}</LinkButton>
          )}
          {(state === 'draft' || state === 'cancelled') && <Button onClick={drop}>{t('face.delete')}</Button>}
          {isEditable && (
            <Button
              type={state === 'open' ? 'primary' : 'default'}
              disabled={!isDirty}
              loading={save.isPending}
              onClick={() => void store()}
            >
              {t('face.save')}
            </Button>
          )}
          {state === 'draft' && (
            <Button type="primary" disabled={isDirty || session.faults.length > 0} onClick={open}>
              {t('face.publish')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        <ProblemsPart session={session} />
        <BasicsPart session={session} document={document} onChange={change} />
        <DaysPart session={session} document={document} onChange={change} />
        <SeatsPart document={document} onChange={change} />
        <AudienceCard
          title={t('face.part_audience')}
          value={document.audience}
          isOpen={false}
          onChange={(audience) => change({ audience })}
        />
      </div>
    </ManagePage>
  )
}
