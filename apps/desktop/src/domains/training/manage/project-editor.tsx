import type { ManagedTraining, TrainingDocument } from '@sands/contract/training/manage.model'
import { EVERYONE } from '@sands/rules/audience'
import { BOARD_SOURCES } from '@sands/rules/community/content'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { AudienceCard } from '../../../kernel/draft/audience-card.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { trainingPaths } from '../training-paths.ts'
import { BasicsPart } from './basics-part.tsx'
import { HistoryPart } from './history-part.tsx'
import { JoinPart } from './join-part.tsx'
import { ProjectActs } from './project-acts.tsx'
import { ProjectStateTag } from './project-state-tag.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { type DocumentPatch, StagesPart } from './stages-part.tsx'
import styles from './training.module.css'

interface ProjectEditorProps {
  project: ManagedTraining
  reload: () => Promise<unknown>
}

/** Edits the draft of a project. Members see changes when it is published. */
export function ProjectEditor({ project, reload }: ProjectEditorProps) {
  const t = useT()
  const viewer = useViewer()
  const { SourceBoard } = useSlots()
  const run = useRun(reload)
  const [document, setDocument] = useState<TrainingDocument>(project.draft)
  const [isPublishing, setPublishing] = useState(false)
  const save = useAct('POST /sands-lms/api/v1/manage/training/save')
  const isDirty = document !== project.draft
  const change = (patch: DocumentPatch) =>
    setDocument((before) => ({ ...before, ...(typeof patch === 'function' ? patch(before) : patch) }))
  const store = () =>
    run(
      () => save.mutateAsync({ body: { id: project.id, version: project.version, draft: document } }),
      t('training.saved'),
    )
  return (
    <ManagePage
      title={document.name.trim() || t('training.untitled')}
      actions={
        <>
          <ProjectStateTag project={project} />
          {may(viewer, 'training.members') && (
            <LinkButton to={trainingPaths.members(project.id)}>{t('training.tab_members')}</LinkButton>
          )}
          <Button disabled={!isDirty} loading={save.isPending} onClick={() => void store()}>
            {t('training.save')}
          </Button>
          {may(viewer, 'training.publish') && (
            <Button type="primary" disabled={isDirty} onClick={() => setPublishing(true)}>
              {t('training.publish')}
            </Button>
          )}
          <ProjectActs project={project} onChanged={reload} />
        </>
      }
    >
      <div className={styles.stack}>
        <BasicsPart project={project} document={document} onChange={change} />
        <StagesPart project={project} document={document} onChange={change} />
        <AudienceCard
          title={t('training.part_audience')}
          value={document.audience ?? EVERYONE}
          isOpen={document.audience === null}
          onChange={(audience) => change({ audience })}
        >
          <SwitchLine
            label={t('training.has_audience')}
            hint={t('training.has_audience_hint')}
            checked={document.audience !== null}
            onChange={(isOn) => change({ audience: isOn ? EVERYONE : null })}
          />
        </AudienceCard>
        <JoinPart document={document} onChange={change} />
        {SourceBoard && <SourceBoard source={BOARD_SOURCES.training} id={project.id} />}
        <HistoryPart id={project.id} />
      </div>
      {isPublishing && <PublishDialog project={project} onClose={() => setPublishing(false)} onPublished={reload} />}
    </ManagePage>
  )
}
