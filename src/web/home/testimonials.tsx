import { sectionCounts, sectionWords as words } from '../../words/home/home-sections.ts'
import { useSay } from '../core/language.tsx'
import { Section } from '../ui/page.tsx'
import { Slider } from '../ui/slider.tsx'
import { GrahaSign } from '../ui/icon/sky-symbols.tsx'
import type { GrahaName } from '../ui/icon/sky-symbols.tsx'
import { Stars } from '../ui/icon/stars.tsx'
import { threeTwoOne } from './films.tsx'

export interface Voices {
  testimonials: {
    name: string
    designation: string
    avatar: string
    comments: string
    complimentTag: string
    rating: number
  }[]
  sample: boolean
}

export function Testimonials({ voices }: { voices: Voices }) {
  const say = useSay()
  if (voices.testimonials.length === 0) return null
  return (
    <Section title={say(words.testimonials)}>
      <Slider
        label={say(words.testimonials)}
        widths={threeTwoOne}
        items={voices.testimonials.map((one) => ({
          key: one.name,
          body: (
            <figure className="flex h-full flex-col border-t border-edge pt-4 pr-7">
              <p className="flex items-center gap-2 text-fine text-soft">
                <Stars of={one.rating} />
                {say(sectionCounts.rating, one.rating)}
              </p>
              <p className="mt-3 text-h4 display">{one.complimentTag}</p>
              <blockquote className="mt-1 grow">{one.comments}</blockquote>
              <figcaption className="mt-4 flex items-center gap-3">
                <GrahaSign graha={one.avatar as GrahaName} className="size-8 text-soft" />
                <span>
                  <span className="block font-semibold">{one.name}</span>
                  <span className="block text-fine text-soft">{one.designation}</span>
                </span>
              </figcaption>
            </figure>
          ),
        }))}
      />
      {voices.sample && <p className="mt-3 text-fine text-soft">{say(words.sampleVoices)}</p>}
    </Section>
  )
}
