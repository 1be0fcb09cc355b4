import type { SituationPattern } from '../situation.ts'

/** Situations of the home, of parents, brothers and sisters, of in-laws, friends and animals. The reader of questions alone knows them. */
export const homeAndFriendsSituations: readonly SituationPattern[] = [
  {
    name: 'home-peace',
    among: ['family', 'in-laws', 'married-life', 'parents', 'property'],
    topic: 'family',
    subject: 'self',
  },
  {
    name: 'parents-permission',
    among: ['parents', 'family', 'education', 'travel', 'abroad', 'career'],
    topic: 'parents',
    subject: 'self',
  },
  { name: 'parent-bond', among: ['parents', 'family'], topic: 'parents', subject: 'self' },
  {
    name: 'parents-together',
    among: ['parents', 'married-life', 'separation', 'compatibility', 'family'],
    topic: 'parents',
    subject: 'parent',
  },
  {
    name: 'sibling-bond',
    among: ['siblings', 'family', 'in-laws'],
    topic: 'siblings',
    subject: 'self',
  },
  { name: 'sibling-quarrels', among: ['siblings', 'family'], topic: 'siblings', subject: 'self' },
  {
    name: 'respect-in-sasural',
    among: ['in-laws', 'married-life', 'family'],
    topic: 'in-laws',
    subject: 'self',
  },
  { name: 'old-age-care', among: ['family', 'children', 'parents', 'in-laws'], topic: 'family' },
  {
    name: 'new-friends',
    among: ['friends', 'personality', 'mental-health'],
    topic: 'friends',
    subject: 'self',
  },
  {
    name: 'friend-betrayal',
    among: ['friends', 'enemies', 'business'],
    topic: 'friends',
    subject: 'self',
  },
  { name: 'friendship-lasts', among: ['friends', 'business'], topic: 'friends', subject: 'self' },
  {
    name: 'which-pet',
    among: ['pet', 'lucky', 'muhurta', 'remedy'],
    topic: 'pet',
    subject: 'self',
    asks: [
      'whether',
      'which',
      'choose',
      'what',
      'who',
      'how',
      'how-much',
      'why',
      'advice',
      'describe',
    ],
  },
  {
    name: 'animal-omen',
    among: ['pet', 'spirituality', 'lucky', 'lost-object'],
    topic: 'pet',
    subject: 'self',
  },
]
