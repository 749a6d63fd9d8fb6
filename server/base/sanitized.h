/* Whether this is a build with AddressSanitizer or ThreadSanitizer. These need more: the
 * sandbox sets no memory limit, and refuses only the most dangerous calls. */
#ifndef TRACEDIFF_BASE_SANITIZED_H
#define TRACEDIFF_BASE_SANITIZED_H

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED true
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED true
#endif
#endif
#ifndef SANITIZED
#define SANITIZED false
#endif

#endif
