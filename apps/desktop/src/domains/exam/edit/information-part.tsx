import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { ManagedExam } from '@sands/contract/exam/manage.calls'
import { idIn } from '@sands/contract/kernel/id'
import type { Picture } from '@sands/contract/media/media.model'
import { COVER_BYTES } from '@sands/rules/upload'
import { Input } from 'antd'
import { Link } from 'react-router'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { PartSplit } from '../../../kernel/draft/part-split.tsx'
import { PictureField } from '../../../kernel/picture/picture-field.tsx'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import { RichTextField } from '../../../kernel/rich-text/rich-text-field.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { examPaths } from '../exam-paths.ts'
import { useScoreText } from '../paper/use-score-text.ts'
import { usePapers } from './use-papers.ts'

interface InformationPartProps {
  exam: ManagedExam
  document: ExamDocument
  cover: Picture | undefined
  onCover: (chosen: ChosenPicture) => void
  onChange: (patch: Partial<ExamDocument>, about?: string) => void
  onBusy: (isBusy: boolean) => void
}

/** The name, cover, paper and instructions of an exam. */
export function InformationPart({ exam, document, cover, onCover, onChange, onBusy }: InformationPartProps) {
  const t = useT()
  const points = useScoreText()
  const { papers, isPending } = usePapers()
  const own =
    exam.paperId && exam.paperTitle !== null ? [{ value: exam.paperId as string, label: exam.paperTitle }] : []
  const options = papers.map(({ id, title, questionNum, totalScore }) => ({
    value: id as string,
    label: `${title || t('exam.untitled')} · ${t('exam.paper_sum', { count: questionNum, score: points(totalScore) })}`,
  }))
  return (
    <PartCard title={t('exam.exam_part_information')}>
      <PartSplit
        picture={
          <PictureField
            label={t('exam.field_coverFileId')}
            purpose="image"
            most={COVER_BYTES}
            value={document.coverFileId}
            picture={cover}
            hint={t('exam.exam_cover_hint')}
            onBusy={onBusy}
            onChange={(chosen) => {
              if (chosen) onCover(chosen)
              onChange({ coverFileId: chosen?.fileId ?? null })
            }}
          />
        }
      >
        <Field label={t('exam.exam_title')} required>
          {(field) => (
            <Input
              {...field}
              maxLength={100}
              showCount
              value={document.title}
              placeholder={t('exam.exam_title_hint')}
              onChange={({ target }) => onChange({ title: target.value }, 'title')}
            />
          )}
        </Field>
        <Field
          label={t('exam.paper')}
          required
          hint={
            document.paperId === null ? (
              t('exam.exam_paper_hint')
            ) : (
              <Link to={examPaths.paper(document.paperId)}>{t('exam.exam_paper_open')}</Link>
            )
          }
        >
          {(field) => (
            <Choice<string>
              field={field}
              placeholder={t('exam.exam_paper_choose')}
              loading={isPending}
              value={document.paperId ?? ''}
              options={[...own.filter(({ value }) => !options.some((each) => each.value === value)), ...options]}
              onChange={(next) => onChange({ paperId: idIn<'paper'>(next) ?? null })}
            />
          )}
        </Field>
      </PartSplit>
      <RichTextField
        label={t('exam.exam_introduction')}
        hint={t('exam.exam_introduction_hint')}
        most={20_000}
        value={document.introduction}
        onChange={(introduction) => onChange({ introduction }, 'introduction')}
        onBusy={onBusy}
      />
    </PartCard>
  )
}
