import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import { isGoodJump, type JumpName } from '@sands/rules/jump'
import { Input } from 'antd'
import { useState } from 'react'
import { useContentKind } from '../content/use-content-kind.ts'
import { useTerms } from '../slots.ts'
import { useT } from '../text.ts'
import { Choice } from '../ui/form/choice.tsx'
import { Field } from '../ui/form/field.tsx'
import { useLinkHint } from '../ui/form/use-link-hint.ts'
import { may, useViewer } from '../viewer.ts'
import { isFileJump, jumpOptions, jumpText } from './jump-choice.ts'
import { JumpContentField } from './jump-content-field.tsx'
import { JumpFileField } from './jump-file-field.tsx'

const MOST_LETTERS = 1000

interface JumpFieldsProps {
  value: JumpChoice
  onChange: (value: JumpChoice) => void
  /**
   * The problem with the jump that the page has found. A link that cannot be opened is reported here when its field
   * loses focus.
   */
  fault?: string | undefined
}

/** Chooses where a tap leads: nowhere, to a screen of the phone app, to one content, or to a link. */
export function JumpFields({ value, onChange, fault }: JumpFieldsProps) {
  const t = useT()
  const linkHint = useLinkHint()
  const [left, setLeft] = useState<string>()
  const link = value.link ?? ''
  const isLink = value.to === 'link'
  const terms = useTerms()
  const content = useContentKind(value.to)
  const hasOwnField = isLink || isFileJump(value.to) || content !== undefined
  const mayLook = may(useViewer(), 'media.library.view')
  // A person who may not view the library cannot choose from it.
  const offered = jumpOptions(terms).flatMap(({ to }) => (mayLook || !isFileJump(to) ? to : []))
  // A stored target that can no longer be chosen stays until the person chooses another.
  const targets = offered.includes(value.to) ? offered : [value.to, ...offered]
  const linkFault = fault ?? (left === link && !isGoodJump(value) ? t('manage.jump_fault_link') : undefined)
  return (
    <>
      <Field label={t('manage.jump')} fault={hasOwnField ? undefined : fault}>
        {(field) => (
          <Choice<JumpName>
            field={field}
            clearable={false}
            placeholder={t('manage.jump')}
            value={value.to}
            options={targets.map((to) => ({ value: to, label: t(jumpText(to, terms)) }))}
            onChange={(to) => to && to !== value.to && onChange({ to, moduleId: null, link: null })}
          />
        )}
      </Field>
      {content && (
        <JumpContentField
          content={content}
          value={value.moduleId}
          fault={fault && value.moduleId === null ? t('manage.content_fault') : fault}
          onChange={(moduleId) => onChange({ ...value, moduleId })}
        />
      )}
      {isFileJump(value.to) && (
        <JumpFileField
          to={value.to}
          value={value.moduleId}
          fault={fault && value.moduleId === null ? t('media.pick_fault') : fault}
          onChange={(moduleId) => onChange({ ...value, moduleId })}
        />
      )}
      {isLink && (
        <Field
          label={t('manage.jump_link_address')}
          required
          hint={linkHint(link, t('manage.jump_link_hint'))}
          fault={linkFault}
        >
          {(field) => (
            <Input
              {...field}
              type="url"
              value={link}
              maxLength={MOST_LETTERS}
              onChange={(event) => onChange({ ...value, link: event.target.value })}
              onBlur={() => setLeft(link)}
            />
          )}
        </Field>
      )}
    </>
  )
}
