import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { ManagedExam } from '@sands/contract/exam/manage.calls'
import { BOARD_SOURCES } from '@sands/rules/community/content'
import { useState } from 'react'
import { AudienceCard } from '../../../kernel/draft/audience-card.tsx'
import { EditorLayout } from '../../../kernel/draft/editor-layout.tsx'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { PartColumns } from '../../../kernel/draft/part-columns.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useBusy } from '../../../kernel/picture/use-busy.ts'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { useHeight } from '../../../kernel/ui/use-height.ts'
import { MergeDialog } from '../draft/merge-dialog.tsx'
import { ExamBar } from './exam-bar.tsx'
import { ExamPhone } from './exam-phone.tsx'
import { InformationPart } from './information-part.tsx'
import { OverridesCard } from './overrides-card.tsx'
import { ReviewMatrixFields } from './review-matrix-fields.tsx'
import { ReviewersField } from './reviewers-field.tsx'
import { RuleFields } from './rule-fields.tsx'
import { useExamDocument } from './use-exam-document.ts'
import { useExamWords } from './use-exam-words.ts'

interface ExamEditorProps {
  exam: ManagedExam
  reload: () => Promise<ManagedExam | undefined>
}

/** All settings of an exam on one page, stored while they are edited. Learners see what is published. */
export function ExamEditor({ exam, reload }: ExamEditorProps) {
  const t = useT()
  const { SourceBoard } = useSlots()
  const bar = useHeight<HTMLElement>()
  const { isBusy, onBusy } = useBusy()
  const editing = useExamDocument({ exam, reload, isBusy })
  const { document, newest, merge } = editing
  const [cover, setCover] = useState<ChosenPicture>()
  const words = useExamWords([newest])
  const set = (patch: Partial<ExamDocument>, about?: string) =>
    editing.edit((before) => ({ ...before, ...patch }), about)
  const shownCover = cover?.fileId === document.coverFileId ? cover?.picture : undefined
  const picture = shownCover ?? (newest.draft.coverFileId === document.coverFileId ? newest.cover : null) ?? undefined
  return (
    <ManagePage title={document.title.trim() || t('exam.untitled')}>
      <EditorLayout toolsHeight={bar.height}>
        <ExamBar ref={bar.ref} editing={editing} isBusy={isBusy} />
        <PartColumns preview={<ExamPhone exam={newest} document={document} cover={picture} />}>
          <InformationPart
            exam={newest}
            document={document}
            cover={picture}
            onCover={setCover}
            onChange={set}
            onBusy={onBusy}
          />
          <RuleFields draft={document} onChange={set} />
          <PartCard title={t('exam.exam_review')} intro={t('exam.exam_review_intro')}>
            <ReviewMatrixFields value={document.review} onChange={(review) => set({ review })} />
          </PartCard>
          <PartCard title={t('exam.exam_reviewers')} intro={t('exam.exam_reviewers_intro')}>
            <ReviewersField
              value={document.reviewerIds}
              known={newest.reviewers}
              onChange={(reviewerIds) => set({ reviewerIds })}
            />
            <SwitchLine
              label={t('exam.anonymous')}
              hint={t('exam.anonymous_hint')}
              checked={document.isAnonymous ?? false}
              onChange={(isAnonymous) => set({ isAnonymous })}
            />
          </PartCard>
          <AudienceCard
            title={t('exam.exam_audience')}
            value={document.audience}
            onChange={(audience) => set({ audience })}
          />
          {SourceBoard && <SourceBoard source={BOARD_SOURCES.exam} id={exam.id} />}
          {exam.edition > 0 && <OverridesCard examId={exam.id} />}
        </PartColumns>
        {merge && <MergeDialog<ExamDocument> {...merge} {...words} />}
      </EditorLayout>
    </ManagePage>
  )
}
