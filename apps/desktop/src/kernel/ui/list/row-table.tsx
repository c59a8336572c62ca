import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons'
import type { SortOrder } from '@sands/rules/sort-order'
import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '../../text.ts'
import styles from './row-table.module.css'

export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Numbers and actions are aligned to the end of their column. */
  readonly align?: 'end'
  /** `true` never wraps, so that the table scrolls instead. `name` wraps only names that are unusually long. */
  readonly keep?: true | 'name'
  /** Stays visible at the end of the row while the other columns scroll under it. */
  readonly stay?: true
  /** The rows can be sorted by this column, first in this order. */
  readonly sort?: SortOrder
}

/** The key of the column that the rows are sorted by, and the order. */
export interface Sorting {
  readonly by: string
  readonly order: SortOrder
  readonly onChange: (by: string, order: SortOrder) => void
}

export interface Selection<Row> {
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
  /** The name of the row, for the label of its checkbox. */
  readonly nameOf: (row: Row) => string
}

interface RowTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selection?: Selection<Row>
  sorting?: Sorting
}

/**
 * A plain table. The library's own measures scroll bars with a style element that our content security policy refuses.
 */
export function RowTable<Row>({ label, columns, rows, rowKey, selection, sorting }: RowTableProps<Row>) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {selection && <ChooseAll ids={rows.map(rowKey)} selection={selection} />}
            {columns.map((column) => (
              <Heading key={column.key} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = rowKey(row)
            return (
              <tr key={id} data-chosen={selection?.chosen.includes(id)}>
                {selection && <Choose id={id} row={row} selection={selection} />}
                {columns.map(({ key, align, keep, stay, cell }) => (
                  <td key={key} data-align={align} data-keep={keep} data-stay={stay}>
                    {keep === 'name' ? <div className={styles.name}>{cell(row)}</div> : cell(row)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Heading<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const { key, title, align, stay, sort } = column
  if (!sort || !sorting)
    return (
      <th scope="col" data-align={align} data-stay={stay}>
        {title}
      </th>
    )
  const order = sorting.by === key ? sorting.order : undefined
  const next = order ? OTHER[order] : sort
  const Arrow = (order ?? sort) === 'asc' ? CaretUpOutlined : CaretDownOutlined
  return (
    <th scope="col" data-align={align} data-stay={stay} {...(order && { 'aria-sort': ARIA_SORTS[order] })}>
      <button
        type="button"
        className={styles.sort}
        data-on={order !== undefined}
        onClick={() => sorting.onChange(key, next)}
      >
        {title}
        <Arrow className={styles.arrow} aria-hidden />
      </button>
    </th>
  )
}

const OTHER = { asc: 'desc', desc: 'asc' } as const
const ARIA_SORTS = { asc: 'ascending', desc: 'descending' } as const

function ChooseAll<Row>({ ids, selection }: { ids: readonly string[]; selection: Selection<Row> }) {
  const t = useT()
  const { chosen, onChange } = selection
  const here = ids.filter((id) => chosen.includes(id))
  const all = here.length === ids.length
  return (
    <th scope="col" className={styles.choose}>
      <Checkbox
        aria-label={t('manage.choose_all')}
        checked={all}
        indeterminate={here.length > 0 && !all}
        onChange={() => onChange(all ? chosen.filter((id) => !ids.includes(id)) : [...new Set([...chosen, ...ids])])}
      />
    </th>
  )
}

function Choose<Row>({ id, row, selection }: { id: string; row: Row; selection: Selection<Row> }) {
  const t = useT()
  const { chosen, onChange, nameOf } = selection
  const checked = chosen.includes(id)
  return (
    <td className={styles.choose}>
      <Checkbox
        aria-label={t('manage.choose', { name: nameOf(row) })}
        checked={checked}
        onChange={() => onChange(checked ? chosen.filter((each) => each !== id) : [...chosen, id])}
      />
    </td>
  )
}
