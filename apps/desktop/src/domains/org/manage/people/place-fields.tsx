import { PlusOutlined } from '@ant-design/icons'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { ManagedUserDetail, UserPlace } from '@sands/contract/org/people.model'
import { Button, Dropdown } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { useViewer } from '../../../../kernel/viewer.ts'
import styles from './person.module.css'
import { newPlace } from './person-values.ts'
import { PlaceCard } from './place-card.tsx'
import { useColleges } from './use-people-lists.ts'

interface PlaceFieldsProps {
  places: readonly UserPlace[]
  onChange: (places: readonly UserPlace[]) => void
  person?: ManagedUserDetail
  fault: string | undefined
}

/** The places of a person: department, post and leader in each of their colleges. */
export function PlaceFields({ places, onChange, person, fault }: PlaceFieldsProps) {
  const t = useT()
  const viewer = useViewer()
  const colleges = useColleges().data ?? []
  const nameOf = (id: CollegeId) =>
    colleges.find((college) => college.id === id)?.name ??
    person?.places.find(({ collegeId }) => collegeId === id)?.collegeName ??
    viewer.collegeName
  const others = colleges.filter(
    ({ id, mayEditPeople }) => mayEditPeople && !places.some(({ collegeId }) => collegeId === id),
  )
  return (
    <div className={styles.places}>
      {places.map((place) => (
        <PlaceCard
          key={place.collegeId}
          collegeName={nameOf(place.collegeId)}
          place={place}
          {...(person && { personId: person.id })}
          known={person?.places.find(({ collegeId }) => collegeId === place.collegeId)}
          onChange={(next) => onChange(places.map((each) => (each === place ? next : each)))}
          {...(places.length > 1 && { onRemove: () => onChange(places.filter((each) => each !== place)) })}
        />
      ))}
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {others.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: others.map(({ id, name }) => ({ key: id, label: name })),
            onClick: ({ key }) => {
              const college = others.find(({ id }) => id === key)
              if (college) onChange([...places, newPlace(college.id)])
            },
          }}
        >
          <Button type="dashed" icon={<PlusOutlined aria-hidden />}>
            {t('org.place_add')}
          </Button>
        </Dropdown>
      )}
    </div>
  )
}
