import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { PAGE_SIZES } from '../../address/address-query.ts'
import { useMoments } from '../../moment.ts'
import { useT } from '../../text.ts'
import { lastPage, pageNumbers } from './page-numbers.ts'
import styles from './pager.module.css'

export interface Paging {
  readonly current: number
  readonly size: number
}

interface PagerProps {
  paging: Paging
  total: number
  onTurn: (paging: Paging) => void
}

export function Pager({ paging, total, onTurn }: PagerProps) {
  const t = useT()
  const { number } = useMoments()
  const { current, size } = paging
  const last = lastPage(total, size)
  const go = (page: number) => onTurn({ current: page, size })
  return (
    <nav className={styles.pager} aria-label={t('manage.pages')}>
      <span>{t('manage.total', { count: total })}</span>
      <label className={styles.size}>
        {t('manage.page_size')}
        <select value={size} onChange={(event) => onTurn({ current: 1, size: Number(event.target.value) })}>
          {PAGE_SIZES.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      {last > 1 && (
        <div className={styles.numbers}>
          <Button
            type="text"
            icon={<LeftOutlined aria-hidden />}
            aria-label={t('manage.page_before')}
            disabled={current <= 1}
            onClick={() => go(current - 1)}
          />
          {pageNumbers(current, last).map((page, index, all) =>
            page === null ? (
              <span key={`after ${all[index - 1]}`} className={styles.gap}>
                …
              </span>
            ) : (
              <Button
                key={page}
                type="text"
                className={styles.number ?? ''}
                aria-current={page === current ? 'page' : undefined}
                aria-label={t('manage.page', { page: number(page) })}
                onClick={() => go(page)}
              >
                {number(page)}
              </Button>
            ),
          )}
          <Button
            type="text"
            icon={<RightOutlined aria-hidden />}
            aria-label={t('manage.page_after')}
            disabled={current >= last}
            onClick={() => go(current + 1)}
          />
        </div>
      )}
    </nav>
  )
}
