// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { speak } from '../../../testing/speak.ts'
import { type Column, RowTable, type Sorting } from './row-table.tsx'

beforeAll(() => speak('zh-cn'))
afterEach(cleanup)

interface Tea {
  name: string
  price: number
}
const TEAS: Tea[] = [{ name: 'Green', price: 3 }]
const COLUMNS: Column<Tea>[] = [
  { key: 'name', title: 'Name', sort: 'asc', cell: ({ name }) => name },
  { key: 'price', title: 'Price', sort: 'desc', cell: ({ price }) => price },
  { key: 'acts', title: 'Acts', stay: true, cell: () => 'more' },
]

const show = (sorting?: Omit<Sorting, 'onChange'>) => {
  const onChange = vi.fn()
  render(
    <RowTable
      label="Teas"
      columns={COLUMNS}
      rows={TEAS}
      rowKey={({ name }) => name}
      {...(sorting && { sorting: { ...sorting, onChange } })}
    />,
  )
  return onChange
}
const heading = (name: string) => screen.getByRole('columnheader', { name })

it('sorts the rows by a column, first in the default order of the column, then reversed', () => {
  const onChange = show({ by: 'price', order: 'desc' })
  expect(heading('Price').getAttribute('aria-sort')).toBe('descending')
  expect(heading('Name').getAttribute('aria-sort')).toBeNull()
  screen.getByRole('button', { name: 'Price' }).click()
  screen.getByRole('button', { name: 'Name' }).click()
  expect(onChange.mock.calls).toEqual([
    ['price', 'asc'],
    ['name', 'asc'],
  ])
  expect(screen.queryByRole('button', { name: 'Acts' })).toBeNull()
})

it('has plain headings when sorting is not enabled', () => {
  show()
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(heading('Name')).toBeTruthy()
})

it('keeps a column visible, heading and cells, while the others scroll', () => {
  show()
  expect(heading('Acts').getAttribute('data-stay')).toBe('true')
  expect(screen.getByRole('cell', { name: 'more' }).getAttribute('data-stay')).toBe('true')
  expect(heading('Name').getAttribute('data-stay')).toBeNull()
})

it('never wraps short words, and wraps only very long names', () => {
  const columns: Column<Tea>[] = [
    { key: 'name', title: 'Name', keep: 'name', cell: ({ name }) => name },
    { key: 'price', title: 'Price', keep: true, cell: ({ price }) => price },
  ]
  render(<RowTable label="Teas" columns={columns} rows={TEAS} rowKey={({ name }) => name} />)
  expect(screen.getByText('Green').className).toContain('name')
  expect(screen.getByRole('cell', { name: 'Green' }).getAttribute('data-keep')).toBe('name')
  expect(screen.getByRole('cell', { name: '3' }).firstElementChild).toBeNull()
})
