import type { AssetId, ContactId, EquipmentId, FixerId } from '../../content/index.ts';

/** The rule that says what a component does, for log and explanations. */
export const CONTACT_RULE: { readonly [K in ContactId]: string } = {
  'snitch-federal': 'EP-CRD-01',
  'snitch-county': 'EP-CRD-01',
  'snitch-swat': 'EP-CRD-01',
  medic: 'EP-CRD-02',
  fixer: 'EP-CRD-03',
  medevac: 'EP-CRD-04',
  fighter: 'EP-CRD-05',
  boxer: 'EP-CRD-05',
  ninja: 'EP-CRD-05',
  gang: 'EP-CRD-06',
  informer: 'EP-CRD-07',
  chopper: 'EP-CRD-08',
  'bribe-federal': 'EP-CRD-09',
  'bribe-county': 'EP-CRD-09',
  'bribe-swat': 'EP-CRD-09',
  'rally-federal': 'EP-CRD-09',
  'rally-county': 'EP-CRD-09',
  'rally-swat': 'EP-CRD-09',
  'general-store': 'EP-CRD-10',
  'spy-1': 'EP-CRD-11',
  stunt: 'EP-CRD-12',
  'spy-2': 'EP-CRD-13',
  'fast-car': 'EP-CRD-14',
  'spy-3': 'EP-CRD-15',
  sewer: 'EP-CRD-16',
  'jet-ski': 'EP-CRD-17',
};

export const FIXER_RULE: { readonly [K in FixerId]: string } = {
  telephone: 'EP-FXT-01',
  safe: 'EP-FXT-02',
  disguise: 'EP-FXT-03',
  'id-card': 'EP-FXT-04',
  'first-aid-kit': 'EP-FXT-05',
  motorcycle: 'EP-FXT-06',
  'energy-drink': 'EP-FXT-07',
  helicopter: 'EP-FXT-08',
};

export const EQUIPMENT_RULE: { readonly [K in EquipmentId]: string } = {
  vest: 'EP-EQP-01',
  hat: 'EP-EQP-02',
  helmet: 'EP-EQP-03',
  'gas-mask': 'EP-EQP-04',
};

export const ASSET_RULE: { readonly [K in AssetId]: string } = {
  'extra-action': 'EP-AST-10',
  'move-federal': 'EP-AST-11',
  'move-county': 'EP-AST-11',
  'move-swat': 'EP-AST-11',
  'avoid-all': 'EP-AST-12',
  'master-key': 'EP-AST-13',
  heal: 'EP-AST-14',
};
