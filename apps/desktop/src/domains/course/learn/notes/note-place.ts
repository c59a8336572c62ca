import { type CoursewareType, type LearnForm, learnForm } from '@sands/rules/study'
import { timeText } from '@sands/web/player/controls/time-text'
import type { PlaceHandle } from '@sands/web/player/place/place'
import { useT } from '../../../../kernel/text.ts'

const MS = 1000

/** The current place of the player in the unit of notes: milliseconds, or the number of a page or picture. */
export function positionNow(type: CoursewareType, place: PlaceHandle | null): number | null {
  if (!place) return null
  return learnForm(type) === 'media' ? Math.round(place.now() * MS) : place.now()
}

export function goToNote(type: CoursewareType, { place, position }: { place: PlaceHandle | null; position: number }) {
  place?.goTo(learnForm(type) === 'media' ? position / MS : position)
}

/** The place of a note as text. */
export function usePlaceText(): (form: LearnForm | null, position: number | null) => string {
  const t = useT()
  return (form, position) => {
    if (position === null || form === null) return t('study.note_whole')
    if (form === 'media') return timeText(position / MS)
    return t(form === 'pictures' ? 'course.picture_at' : 'course.page_at', { page: position })
  }
}
