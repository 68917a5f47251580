# The types of the kernel's work space, for the kernel itself and for the simulator, which calls its C functions.

cdef class Workspace:
    cdef int states
    cdef unsigned long long[::1] onehot
    cdef unsigned long long[::1] down
    cdef int[::1] value
    cdef int[::1] first
    cdef int[::1] second
    cdef int[::1] record
    cdef int[::1] parent
    cdef int[::1] use
    cdef int[::1] cover
    cdef int[::1] win_start
    cdef int[::1] win_size
    cdef int[::1] index
    cdef int[::1] offsets
    cdef int[::1] buckets
    cdef int[::1] to_pair
    cdef int[::1] used
    cdef int[::1] covered
    cdef int[::1] scratch
    cdef int entries
    cdef int options
    cdef int[::1] must
    cdef int[::1] there
    cdef int[::1] weight
    cdef int[::1] absorbs
    cdef int[::1] emits
    cdef int[::1] locked
    cdef int[::1] groups
    cdef int[::1] partners
    cdef int[::1] rest
    cdef int[::1] knap
    cdef int[::1] knap_use
    cdef int[::1] found_use
    cdef int[::1] found_cover
    cdef int[::1] found_jokers
    cdef int best
    cdef int best_level
    cdef unsigned long long[::1] onehot2
    cdef unsigned long long[::1] down2
    cdef int[::1] coloured_index
    cdef int[::1] coloured_partners
    cdef int[::1] coloured_refused
    cdef int[::1] joker_colour
    cdef int[::1] found_joker_colours
    cdef unsigned char[::1] laid
    cdef int joker_value

cdef int solve_counts(
    Workspace ws, int table_jokers, int rack_jokers, int joker_weight, int floor
) noexcept nogil
cdef void note_laid(Workspace ws, int table_jokers, int rack_jokers, int joker_weight) noexcept nogil
