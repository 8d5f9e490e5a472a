import type { ReactNode } from 'react';

/** Each land type is a tone and a pattern, so that it reads without colour. */
export function LandPatterns(): ReactNode {
  return (
    <defs>
      <pattern
        id="ep-industrial"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="7" height="7" fill="#1B1E24" />
        <path d="M0 0V7" stroke="#2D323B" strokeWidth="1.2" />
      </pattern>
      <pattern id="ep-commercial" width="8" height="8" patternUnits="userSpaceOnUse">
        <rect width="8" height="8" fill="#3C4653" />
        <path d="M0 0H8M0 0V8" stroke="#4F5B6B" strokeWidth="0.9" />
      </pattern>
      <pattern id="ep-residential" width="9" height="9" patternUnits="userSpaceOnUse">
        <rect width="9" height="9" fill="#20402F" />
        <rect x="1.5" y="1.5" width="2.4" height="2.4" fill="#2F5A43" />
        <rect x="5.6" y="5" width="2" height="2.4" fill="#2F5A43" />
      </pattern>
      <pattern id="ep-water" width="14" height="7" patternUnits="userSpaceOnUse">
        <rect width="14" height="7" fill="#173A5C" />
        <path d="M0 4q3.5-3 7 0t7 0" fill="none" stroke="#2A5B87" strokeWidth="1" />
      </pattern>
      {[1, 2, 3].map((officers) => (
        <pattern
          key={officers}
          id={`ep-danger-${officers}`}
          width={16 / officers}
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d="M1 0V8" stroke="#FF8A80" strokeOpacity="0.55" strokeWidth="1.6" />
        </pattern>
      ))}
    </defs>
  );
}

export const landFill = (land: string): string => `url(#ep-${land})`;
