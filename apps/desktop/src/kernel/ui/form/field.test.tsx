// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { Input } from 'antd'
import { afterEach, expect, it } from 'vitest'
import { Field } from './field.tsx'

afterEach(cleanup)

it('is red when there is a fault, in single-line and multi-line fields', () => {
  const show = (fault?: string) => (
    <>
      <Field label="Name" fault={fault}>
        {(field) => <Input {...field} />}
      </Field>
      <Field label="Reason" fault={fault}>
        {(field) => <Input.TextArea {...field} />}
      </Field>
    </>
  )
  const { rerender } = render(show())
  const reds = () => ['Name', 'Reason'].map((label) => screen.getByLabelText(label).className.includes('status-error'))
  expect(reds()).toEqual([false, false])
  rerender(show('missing'))
  expect(reds()).toEqual([true, true])
})
