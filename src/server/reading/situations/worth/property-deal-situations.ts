import type { SituationPattern } from '../situation.ts'

export const propertyDealSituations: readonly SituationPattern[] = [
  {
    name: 'sell-or-keep',
    among: ['property', 'inheritance', 'money', 'family', 'business'],
    topic: 'property',
  },
  {
    name: 'property-in-whose-name',
    among: ['property', 'vehicle', 'inheritance', 'family'],
    topic: 'property',
  },
  { name: 'which-area', among: ['property', 'abroad', 'family'], topic: 'property' },
  {
    name: 'who-inherits',
    among: ['inheritance', 'property', 'family', 'siblings', 'in-laws', 'parents', 'legal'],
    topic: 'inheritance',
  },
  {
    name: 'share-size',
    among: ['inheritance', 'property', 'family', 'siblings', 'legal'],
    topic: 'inheritance',
  },
  { name: 'vehicle-sell', among: ['vehicle', 'money'], topic: 'vehicle' },
]
