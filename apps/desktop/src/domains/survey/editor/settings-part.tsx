import { surveyLinks } from '@sands/contract/survey/survey.links'
import { LONGEST_NAME, LONGEST_NOTE } from '@sands/rules/survey/question'
import { Input } from 'antd'
import { AudienceCard } from '../../../kernel/draft/audience-card.tsx'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import { WindowFields } from '../../../kernel/ui/form/window-fields.tsx'
import { PhoneAddress } from '../../../kernel/ui/page/phone-address.tsx'
import styles from './editor.module.css'
import type { SurveyEditorState } from './survey-editor-state.ts'

const MOST_POINTS = 10_000

interface PartProps {
  editor: SurveyEditorState
}

/** Name, introduction and the text after the last question. */
export function InformationPart({ editor: { document, change } }: PartProps) {
  const t = useT()
  const { questionnaire } = document
  return (
    <PartCard title={t('survey.manage_part_information')}>
      <div className={styles.section}>
        <Field label={t('survey.manage_name')} required>
          {(field) => (
            <Input
              {...field}
              value={document.name}
              maxLength={LONGEST_NAME}
              onChange={({ target }) => change({ name: target.value }, 'name')}
            />
          )}
        </Field>
        <Field label={t('survey.manage_intro_text')}>
          {(field) => (
            <Input.TextArea
              {...field}
              rows={3}
              value={document.intro}
              maxLength={LONGEST_NOTE}
              onChange={({ target }) => change({ intro: target.value }, 'intro')}
            />
          )}
        </Field>
        <Field label={t('survey.manage_closing')} hint={t('survey.manage_closing_hint')}>
          {(field) => (
            <Input.TextArea
              {...field}
              rows={2}
              value={questionnaire.endText}
              maxLength={LONGEST_NOTE}
              onChange={({ target }) => change({ questionnaire: { ...questionnaire, endText: target.value } }, 'end')}
            />
          )}
        </Field>
      </div>
    </PartCard>
  )
}

/** Anonymous or named, once or several times, the window and the points. */
export function SettingsPart({ editor: { survey, document, change } }: PartProps) {
  const t = useT()
  const { startTime, endTime, isAnonymous, isRepeatable, points } = document
  return (
    <PartCard title={t('survey.manage_part_settings')}>
      <div className={styles.section}>
        {survey.isAnonymityFixed ? (
          <p className={styles.quiet}>
            {t(isAnonymous ? 'survey.manage_fixed_anonymous' : 'survey.manage_fixed_named')}
          </p>
        ) : (
          <SwitchLine
            label={t('survey.manage_anonymous')}
            hint={t('survey.manage_anonymous_hint')}
            checked={isAnonymous}
            onChange={(next) => change({ isAnonymous: next, ...(next && { isRepeatable: false }) })}
          />
        )}
        <SwitchLine
          label={t('survey.manage_repeatable')}
          hint={t(isAnonymous ? 'survey.manage_repeatable_anonymous' : 'survey.manage_repeatable_hint')}
          checked={isRepeatable}
          // A draft that has both can only be switched off.
          isDisabled={isAnonymous && !isRepeatable}
          onChange={(next) => change({ isRepeatable: next })}
        />
        <WindowFields
          showFrom={startTime}
          showUntil={endTime}
          onChange={({ showFrom, showUntil }) => change({ startTime: showFrom, endTime: showUntil })}
        />
        <NumberField
          label={t('survey.manage_points')}
          value={points}
          least={0}
          most={MOST_POINTS}
          onChange={(next) => change({ points: next }, 'points')}
        />
      </div>
    </PartCard>
  )
}

/** Who is asked: an audience, or everybody with the link, which is shown with its code. */
export function AudiencePart({ editor: { survey, document, change } }: PartProps) {
  const t = useT()
  return (
    <AudienceCard
      title={t('survey.manage_part_audience')}
      value={document.audience}
      onChange={(audience) => change({ audience })}
    >
      <SwitchLine
        label={t('survey.manage_public')}
        hint={t('survey.manage_public_hint')}
        checked={document.isPublic}
        onChange={(isPublic) => change({ isPublic })}
      />
      {document.isPublic && <PhoneAddress path={surveyLinks.info(survey.id)} />}
    </AudienceCard>
  )
}
