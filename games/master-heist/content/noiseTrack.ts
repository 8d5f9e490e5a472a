import * as v from 'valibot';
import { count, type Frozen } from './load.ts';

export const noiseTrackSchema = v.strictObject({
  tracks: v.pipe(
    v.array(
      v.strictObject({
        crew: v.picklist([3, 4]),
        start: v.literal(0),
        last: v.pipe(count(), v.minValue(1)),
        alertSpaces: v.array(count()),
        lastSpaceEveryFurtherNoiseIsAlert: v.literal(true),
      }),
    ),
    v.length(2),
  ),
});

export type NoiseTrack = Frozen<v.InferOutput<typeof noiseTrackSchema>>['tracks'][number];
