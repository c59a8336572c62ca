import type { CourseDetail } from '@sands/contract/course/course.model'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import { useState } from 'react'
import { coursewaresOf } from './catalogue.ts'

interface Studying {
  /** Playback has reached the end. */
  ended: boolean
  openId: string | null
}

const plays = (course: CourseDetail, openId: string | null) => {
  const type = coursewaresOf(course.catalogue).find(({ id }) => id === openId)?.courseWareType
  return type === COURSEWARE_TYPES.video || type === COURSEWARE_TYPES.audio
}

/** Detects the moment in which the course becomes finished. The celebration waits until the video has ended. */
export function useFinish(course: CourseDetail | undefined, { ended, openId }: Studying) {
  /** Undefined until the course is known. */
  const [wasFinished, setWasFinished] = useState<boolean>()
  const [closed, setClosed] = useState(false)
  const isFinished = course && course.finishTime !== null
  if (isFinished !== undefined && wasFinished === undefined) setWasFinished(isFinished)
  const happened = course !== undefined && isFinished === true && wasFinished === false
  const isOpen = happened && !closed && (ended || !plays(course, openId))
  return { isOpen, close: () => setClosed(true) }
}
